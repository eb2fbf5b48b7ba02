import { MINUTE_MS } from '@fairway/time/units';
import type { Payment } from '#adapters/stripe/payments.ts';
import type { PurchaseRow } from '#core/purchase-fulfiller.ts';

/** Where a purchase goes from here, by what the provider says of its payment. */
export type Step = 'deliver' | 'confirm' | 'ask_cardholder' | 'wait' | 'give_up';

/** The next step while the buyer waits for an answer (C5). */
export function nextPurchaseStep(payment: Pick<Payment, 'status'>): Step {
  switch (payment.status) {
    case 'succeeded':
      return 'deliver';
    case 'unconfirmed':
      return 'confirm';
    case 'authentication_required':
      return 'ask_cardholder';
    case 'processing':
      return 'wait';
    case 'declined':
    case 'cancelled':
      return 'give_up';
  }
}

/** A purchase that nobody finished is looked at after this long; a payment that was taken is then delivered or given back. */
export const ABANDONED_AFTER_MS = 2 * MINUTE_MS;
/** How long a cardholder may take to confirm, and stock is kept for them. */
export const CARDHOLDER_MS = 15 * MINUTE_MS;

/** The next step when the buyer is gone: what was never confirmed is not taken behind their back. */
export function stepAlone(
  payment: Pick<Payment, 'status'>,
  age_ms: number,
): Exclude<Step, 'confirm' | 'ask_cardholder'> {
  const step = nextPurchaseStep(payment);
  if (step === 'confirm') return 'give_up';
  if (step === 'ask_cardholder') return age_ms < CARDHOLDER_MS ? 'wait' : 'give_up';
  return step;
}

/** Whether a price that the buyer was shown, if they say it, is what an attempt begun before will take or has taken (C4). */
export const isShownPrice = ({ amount }: Pick<PurchaseRow, 'amount'>, shown: number | undefined): boolean =>
  shown === undefined || shown === amount;

/**
 * Whether a payment that went through is the one this purchase asked for: by reference, sum, currency and customer (C4). The
 * customer may be gone at the provider by then.
 */
export const matchesPayment = (
  purchase: Pick<PurchaseRow, 'id' | 'amount' | 'currency' | 'stripe_id'>,
  payment: Pick<Payment, 'reference' | 'amount_received' | 'currency' | 'stripe_id'>,
): boolean =>
  payment.reference === purchase.id &&
  payment.amount_received === purchase.amount &&
  payment.currency === purchase.currency &&
  (payment.stripe_id === null || payment.stripe_id === purchase.stripe_id);
