import { describePayment, type PaymentOutcome } from '@fairway/contracts/checkout/payment-outcome';
import type { CardFormProps } from '../CardForm/CardForm.tsx';

/** The card's form, less what a purchase says in it. */
export type CardEntry = Omit<CardFormProps, 'label' | 'aside'>;

/** Where paying stands, whatever is bought. */
export interface Paying {
  busy: boolean;
  /** The bank has asked the cardholder to confirm, and waits for them. */
  confirming: boolean;
  /** What happened to the money of the last attempt, unless it simply went through. */
  outcome: PaymentOutcome | null;
  /** The card's form while one is wanted, in place of the button; null otherwise. */
  cardForm: CardEntry | null;
  /** Goes back from the card's form without buying. */
  onWithoutCard: () => void;
}

/** Said while the bank waits for the cardholder. */
export const BANK_ASKS = 'Your bank asks you to confirm this payment. Please follow its steps, and stay on this page.';

/** Whether the button that pays may be pressed: not while the money of an attempt may have been taken already. */
export const mayPay = ({ outcome }: Pick<Paying, 'outcome'>): boolean =>
  outcome === null || describePayment(outcome).may_pay;
