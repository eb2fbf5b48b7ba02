import type { CardFormProps } from '../../../components/CardForm/CardForm.tsx';

/** Where redeeming an offer stands. */
export interface Redeeming {
  busy: boolean;
  /** The bank has asked the cardholder to confirm, and waits for them. */
  confirming: boolean;
  /** Why it was refused the last time, in the server's words. */
  refusal: string | null;
  /** It is theirs: what the server says of it. */
  done: { msg: string } | null;
  /** The card's form while one is wanted; null otherwise. */
  cardForm: Omit<CardFormProps, 'label' | 'aside'> | null;
  onWithoutCard: () => void;
}
