import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import type {
  Difference,
  LastReconciliation,
  MoneyAlert,
  PaymentDetail,
} from '@fairway/contracts/checkout/reconciliation';
import { formatLargeCount } from '../../../../format/count.ts';

const describePurchase = ({ number }: PaymentDetail) => (number === null ? 'A purchase' : `Purchase ${number}`);

const TITLES: Record<Difference, (detail: PaymentDetail) => string> = {
  missing: (detail) => `${describePurchase(detail)} is paid here, and the payment provider has no record of it`,
  not_taken: (detail) => `${describePurchase(detail)} is paid here, and the payment provider took no money`,
  amount: (detail) => `${describePurchase(detail)} is one sum here and another at the payment provider`,
  currency: (detail) => `${describePurchase(detail)} is in one currency here and in another at the payment provider`,
  refunded_there: (detail) => `${describePurchase(detail)} was refunded at the payment provider, and not here`,
  not_refunded: (detail) => `${describePurchase(detail)} was refunded here, and not at the payment provider`,
  taken: (detail) => `${describePurchase(detail)} failed here, and the payment provider took the money`,
  unfinished: (detail) => `${describePurchase(detail)} is unfinished here, and the payment provider took the money`,
  unknown: () => 'The payment provider took a payment that we have no record of',
  twice: (detail) => `The payment provider took a second payment for ${describePurchase(detail).toLowerCase()}`,
};

/** What is wrong, in a sentence. */
export const describeAlert = (alert: MoneyAlert): string =>
  alert.kind === 'ledger'
    ? 'A credit lot is not the sum of its movements'
    : TITLES[alert.detail.difference](alert.detail);

const REFUND_THERE = 'Find it at the payment provider and refund it there.';
const LOOK = 'Compare it with the receipt at the payment provider, and put right whichever is wrong.';
const NEXT: Record<Difference, string> = {
  missing: LOOK,
  not_taken: LOOK,
  amount: LOOK,
  currency: LOOK,
  refunded_there: 'Ask the coach to refund the purchase here too, so that what was bought goes with the money.',
  not_refunded: REFUND_THERE,
  taken: REFUND_THERE,
  unfinished: 'Check that the worker is running: it finishes these within minutes.',
  unknown: REFUND_THERE,
  twice: REFUND_THERE,
};

/** What to do about it. */
export const describeNextStep = (alert: MoneyAlert): string =>
  alert.kind === 'ledger'
    ? 'Compare the lot with its movements in the database. The movements are right: correct the lot.'
    : NEXT[alert.detail.difference];

const OURS = {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};
const THEIRS = {
  unconfirmed: 'Not confirmed',
  authentication_required: 'Waiting for the cardholder',
  processing: 'Under way',
  succeeded: 'Taken',
  declined: 'Declined',
  cancelled: 'Cancelled',
};
const NOTHING = 'Nothing known';

function paymentSides({ ours, theirs }: PaymentDetail) {
  const back = theirs && theirs.refunded > 0 ? `, ${formatMoney(theirs.refunded, theirs.currency)} refunded` : '';
  return [
    { label: 'Here', value: ours ? `${OURS[ours.status]}, ${formatMoney(ours.amount, ours.currency)}` : NOTHING },
    {
      label: 'At the payment provider',
      value: theirs ? `${THEIRS[theirs.status]}, ${formatMoney(theirs.amount, theirs.currency)}${back}` : NOTHING,
    },
  ];
}

/** What the one book says and what the other. */
export const listSides = (alert: MoneyAlert): { label: string; value: string }[] =>
  alert.kind === 'ledger'
    ? [
        { label: 'According to the ledger', value: formatCredits(alert.detail.ledger) },
        { label: 'According to the lot', value: formatCredits(alert.detail.remaining) },
      ]
    : paymentSides(alert.detail);

/** Where to look it up. */
export const listReferences = (alert: MoneyAlert): { label: string; value: string | null }[] =>
  alert.kind === 'ledger'
    ? [{ label: 'Lot', value: alert.subject }]
    : [
        { label: 'Purchase', value: alert.detail.purchase_id },
        { label: 'Payment', value: alert.detail.payment_intent_id },
      ];

/** What a reconciliation covered. */
export const coveredBy = ({ lots, purchases, payments }: LastReconciliation): string =>
  [
    `${formatLargeCount(lots, 'credit lot', 'credit lots')} against what moved`,
    `${formatLargeCount(purchases, 'purchase')} against the payment provider`,
    `${formatLargeCount(payments, 'payment')} of the provider against ours`,
  ].join(', ');

export const faultsPhrase = (count: number): string => formatLargeCount(count, 'discrepancy', 'discrepancies');
