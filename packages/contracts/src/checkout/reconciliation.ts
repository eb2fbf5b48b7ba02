import { z } from 'zod';
import { id, instant, page } from '../primitives.ts';
import { PURCHASE_STATUSES } from './purchases.ts';

export type AlertKind = 'ledger' | 'purchase' | 'unknown_payment';
/** How a payment at the provider goes. */
const PAYMENT_STATUSES = [
  'unconfirmed',
  'authentication_required',
  'processing',
  'succeeded',
  'declined',
  'cancelled',
] as const;

/** How our books and the provider's disagree about a payment. */
const DIFFERENCES = [
  /** Paid here; the provider does not know the payment, or has not taken it. */
  'missing',
  'not_taken',
  'amount',
  'currency',
  'refunded_there',
  'not_refunded',
  /** Taken there; here it failed, or is still unfinished after half an hour. */
  'taken',
  'unfinished',
  /** Taken there for nothing that we know of, or for a purchase that another payment paid. */
  'unknown',
  'twice',
] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** What the ledger says of a lot of credits beside what the lot says itself. The person may have left. */
const ledgerDetail = z.object({ player_id: id, ledger: z.number(), remaining: z.number() });
/** A purchase as we have it beside its payment as the provider has it, in minor units. */
const paymentDetail = z.object({
  difference: z.enum(DIFFERENCES),
  purchase_id: id.nullable(),
  /** Counts purchases; not the number on the receipt. */
  number: z.number().nullable(),
  payment_intent_id: z.string().nullable(),
  ours: z.object({ status: z.enum(PURCHASE_STATUSES), amount: z.number(), currency: z.string() }).nullable(),
  theirs: z
    .object({ status: z.enum(PAYMENT_STATUSES), amount: z.number(), refunded: z.number(), currency: z.string() })
    .nullable(),
});
export type PaymentDetail = z.output<typeof paymentDetail>;

const alertBase = z.object({
  id,
  /** The id of the lot, of the purchase, or of the provider's payment. */
  subject: z.string(),
  found_at: instant,
  /** When a reconciliation found it last. */
  seen_at: instant,
  /** When a reconciliation found it right again; null while it is open. */
  resolved_at: instant.nullable(),
});
/** A discrepancy; it names ids and sums, never a person. */
export const moneyAlert = z.discriminatedUnion('kind', [
  alertBase.extend({ kind: z.literal('ledger'), detail: ledgerDetail }),
  alertBase.extend({ kind: z.literal('purchase'), detail: paymentDetail }),
  alertBase.extend({ kind: z.literal('unknown_payment'), detail: paymentDetail }),
]);
export type MoneyAlert = z.output<typeof moneyAlert>;

export const ALERTS_PAGE = 20;
export const alertsQuery = z.object({ page });

/** Last reconciliation that was finished, and what it covered. */
const lastReconciliation = z.object({
  finished_at: instant,
  /** Every lot of credits. */
  lots: z.number(),
  /** Purchases held against the provider's books, and payments of the provider's held against ours. */
  purchases: z.number(),
  payments: z.number(),
  alerts: z.number(),
});
export type LastReconciliation = z.output<typeof lastReconciliation>;

/** The books as the last reconciliation found them: open faults first, then those found right again, the newest first. */
export const reconciliationPage = z.object({
  data: z.array(moneyAlert),
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
  open: z.number(),
  last: lastReconciliation.nullable(),
  /** When the reconciliation that is under way was asked for. */
  asked_at: instant.nullable(),
});
export type ReconciliationPage = z.output<typeof reconciliationPage>;
export const openAlerts = z.object({ open: z.number() });
