import type { Difference, PaymentDetail } from '@fairway/contracts/checkout/reconciliation';
import { MINUTE_MS } from '@fairway/time/units';
import type { Payment } from '#adapters/stripe/payments.ts';
import type { PurchaseRow } from '#core/purchase-fulfiller.ts';

/** A purchase as the reconciliation sees it. */
export type LocalPurchase = Pick<
  PurchaseRow,
  'id' | 'number' | 'status' | 'amount' | 'currency' | 'payment_intent_id' | 'created_at'
>;
/** A payment as the reconciliation sees it. */
export type ProviderPayment = Pick<
  Payment,
  'payment_intent_id' | 'status' | 'amount_received' | 'amount_refunded' | 'currency' | 'reference'
>;

/** By then whatever a buyer or a process left was finished or given back, many times over (C5). */
const FINISHED_AFTER_MS = 30 * MINUTE_MS;

/** What the provider holds of a payment. */
const toHeldAmount = (theirs: ProviderPayment | null): number =>
  theirs ? theirs.amount_received - theirs.amount_refunded : 0;

/** Whether a purchase is paid for by this payment, or by none that it knows of yet. */
const isPaidBy = (ours: LocalPurchase, theirs: ProviderPayment): boolean =>
  ours.payment_intent_id === null || ours.payment_intent_id === theirs.payment_intent_id;

/** How a payment that was paid by our books differs at the provider's. */
function paidDifference(ours: LocalPurchase, theirs: ProviderPayment | null): Difference | null {
  if (!theirs) return 'missing';
  if (theirs.status !== 'succeeded') return 'not_taken';
  if (theirs.currency !== ours.currency) return 'currency';
  if (theirs.amount_received !== ours.amount) return 'amount';
  if (ours.status === 'paid' && theirs.amount_refunded > 0) return 'refunded_there';
  if (ours.status === 'refunded' && toHeldAmount(theirs) !== 0) return 'not_refunded';
  return null;
}

/**
 * How our books and the provider's disagree about one payment; null when they agree, or are still on their way to it: an attempt is
 * finished within minutes, money on its way back may be there or not yet. What is free was never at the provider's.
 */
export function compareAmounts(
  ours: LocalPurchase | null,
  theirs: ProviderPayment | null,
  now: Date,
): Difference | null {
  if (!ours) return toHeldAmount(theirs) > 0 ? 'unknown' : null;
  if (theirs && !isPaidBy(ours, theirs)) return toHeldAmount(theirs) > 0 ? 'twice' : null;
  if (ours.amount === 0) return toHeldAmount(theirs) > 0 ? 'taken' : null;
  if (ours.status === 'failed') return toHeldAmount(theirs) > 0 ? 'taken' : null;
  const lingers = toHeldAmount(theirs) > 0 && now.getTime() - ours.created_at.getTime() >= FINISHED_AFTER_MS;
  if (ours.status === 'pending') return lingers ? 'unfinished' : null;
  return paidDifference(ours, theirs) ?? (ours.status === 'refunding' && lingers ? 'not_refunded' : null);
}

/** A disagreement, to be written down: of the purchase if there is one, of the payment else. */
export interface Discrepancy {
  kind: 'purchase' | 'unknown_payment';
  subject: string;
  detail: PaymentDetail;
}

/** The fault that two sides show, if they do. */
export function findDiscrepancy(
  ours: LocalPurchase | null,
  theirs: ProviderPayment | null,
  now: Date,
): Discrepancy | null {
  const difference = compareAmounts(ours, theirs, now);
  if (difference === null) return null;
  const payment_intent_id = theirs?.payment_intent_id ?? ours?.payment_intent_id ?? null;
  const detail: PaymentDetail = {
    difference,
    purchase_id: ours?.id ?? null,
    number: ours?.number ?? null,
    payment_intent_id,
    ours: ours && { status: ours.status, amount: ours.amount, currency: ours.currency },
    theirs: theirs && {
      status: theirs.status,
      amount: theirs.amount_received,
      refunded: theirs.amount_refunded,
      currency: theirs.currency,
    },
  };
  if (ours && difference !== 'twice') return { kind: 'purchase', subject: ours.id, detail };
  return { kind: 'unknown_payment', subject: payment_intent_id ?? '', detail };
}
