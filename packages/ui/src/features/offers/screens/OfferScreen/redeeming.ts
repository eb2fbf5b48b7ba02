import type { Paying } from '../../../checkout/components/CardPaymentFlow/paying.ts';

/** Where redeeming an offer stands. */
export interface Redeeming extends Paying {
  /** It is theirs: what the server says of it. */
  done: { msg: string } | null;
}
