import type { Paying } from '../../../checkout/components/CardPaymentFlow/paying.ts';

/** Where redeeming an offer stands. */
export interface Redeeming extends Paying {
  /** Why it was refused the last time, in the server's words. */
  refusal: string | null;
  /** It is theirs: what the server says of it. */
  done: { msg: string } | null;
}
