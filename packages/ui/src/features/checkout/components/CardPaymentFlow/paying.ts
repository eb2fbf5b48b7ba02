import type { CardFormProps } from '../CardForm/CardForm.tsx';

/** The card's form, less what a purchase says in it. */
export type CardEntry = Omit<CardFormProps, 'label' | 'aside'>;

/** Where paying stands, whatever is bought. */
export interface Paying {
  busy: boolean;
  /** The bank has asked the cardholder to confirm, and waits for them. */
  confirming: boolean;
  /** The card's form while one is wanted, in place of the button; null otherwise. */
  cardForm: CardEntry | null;
  /** Goes back from the card's form without buying. */
  onWithoutCard: () => void;
}

/** Said while the bank waits for the cardholder. */
export const BANK_ASKS = 'Your bank asks you to confirm this payment. Please follow its steps, and stay on this page.';
