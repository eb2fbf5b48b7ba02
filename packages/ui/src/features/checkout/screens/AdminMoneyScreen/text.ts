import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import type { Difference, LastProof, MoneyAlert, PaymentDetail } from '@fairway/contracts/checkout/reconciliation';

const describeReceipt = ({ number }: PaymentDetail) => (number === null ? 'A purchase' : `Receipt ${number}`);

const TITLES: Record<Difference, (detail: PaymentDetail) => string> = {
  missing: (detail) => `${describeReceipt(detail)} is paid here, and the card provider knows no such payment`,
  not_taken: (detail) => `${describeReceipt(detail)} is paid here, and the card provider took no money`,
  amount: (detail) => `${describeReceipt(detail)} is one sum here and another at the card provider`,
  currency: (detail) => `${describeReceipt(detail)} is in one currency here and in another at the card provider`,
  refunded_there: (detail) => `${describeReceipt(detail)} was given back at the card provider, and not here`,
  not_refunded: (detail) => `${describeReceipt(detail)} was given back here, and not at the card provider`,
  taken: (detail) => `${describeReceipt(detail)} failed here, and the card provider took the money`,
  unfinished: (detail) => `${describeReceipt(detail)} is unfinished here, and the card provider took the money`,
  unknown: () => 'The card provider took a payment that we know nothing of',
  twice: (detail) => `The card provider took a second payment for ${describeReceipt(detail).toLowerCase()}`,
};

/** What is wrong, in a sentence. */
export const describeAlert = (alert: MoneyAlert): string =>
  alert.kind === 'ledger'
    ? 'A lot of credits is not the sum of its movements'
    : TITLES[alert.detail.difference](alert.detail);

const GIVE_BACK = 'Find the payment at the card provider and give it back there.';
const LOOK = 'Compare the payment at the card provider with the receipt, and put right whichever is wrong.';
const NEXT: Record<Difference, string> = {
  missing: LOOK,
  not_taken: LOOK,
  amount: LOOK,
  currency: LOOK,
  refunded_there: 'Have the pro give the purchase back here too, so that what was bought goes with the money.',
  not_refunded: GIVE_BACK,
  taken: GIVE_BACK,
  unfinished: 'Look whether the worker runs: it finishes what was left within minutes.',
  unknown: GIVE_BACK,
  twice: GIVE_BACK,
};

/** What to do about it. */
export const describeNextStep = (alert: MoneyAlert): string =>
  alert.kind === 'ledger'
    ? 'Hold the lot against its movements in the database; a lot follows its movements and nothing else.'
    : NEXT[alert.detail.difference];

const OURS = {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  refunding: 'On its way back',
  refunded: 'Given back',
};
const THEIRS = {
  unconfirmed: 'Not confirmed',
  authentication_required: 'Waits for the cardholder',
  processing: 'Under way',
  succeeded: 'Taken',
  declined: 'Declined',
  cancelled: 'Cancelled',
};
const NOTHING = 'Nothing known';

function paymentSides({ ours, theirs }: PaymentDetail) {
  const back = theirs && theirs.refunded > 0 ? `, ${formatMoney(theirs.refunded, theirs.currency)} given back` : '';
  return [
    { label: 'Here', value: ours ? `${OURS[ours.status]}, ${formatMoney(ours.amount, ours.currency)}` : NOTHING },
    {
      label: 'At the card provider',
      value: theirs ? `${THEIRS[theirs.status]}, ${formatMoney(theirs.amount, theirs.currency)}${back}` : NOTHING,
    },
  ];
}

/** What the one book says and what the other. */
export const listSides = (alert: MoneyAlert): { label: string; value: string }[] =>
  alert.kind === 'ledger'
    ? [
        { label: 'By its movements', value: formatCredits(alert.detail.ledger) },
        { label: 'By the lot', value: formatCredits(alert.detail.remaining) },
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

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** What a proof covered. */
export const coveredBy = ({ lots, purchases, payments }: LastProof): string =>
  [
    `${counted(lots, 'lot of credits', 'lots of credits')} against what moved`,
    `${counted(purchases, 'purchase', 'purchases')} against the card provider`,
    `${counted(payments, 'payment', 'payments')} of the provider’s against ours`,
  ].join(', ');

export const faultsPhrase = (count: number): string => counted(count, 'discrepancy', 'discrepancies');
