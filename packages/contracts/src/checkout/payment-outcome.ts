import type { PurchaseStatus } from './purchases.ts';

/** What has become of the money of an attempt to buy something. */
export const PAYMENT_STATES = [
  'refused',
  'declined',
  'not_confirmed',
  'not_charged',
  'unknown',
  'taken',
  'delivered',
  'returning',
  'returned',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** An outcome with why it was refused, in words for the buyer, where somebody gave a reason: the bank, or we. */
export interface PaymentOutcome {
  state: PaymentState;
  reason: string | null;
}

const OUTCOMES: Record<PurchaseStatus, PaymentState> = {
  pending: 'unknown',
  paid: 'delivered',
  failed: 'declined',
  refunding: 'returning',
  refunded: 'returned',
};

/**
 * What is known of an attempt by its purchase. One that never came to us has taken nothing, for a purchase is written down before
 * anything is charged; and should it still be on its way, the same key is the same purchase (C4a).
 */
export function findPaymentOutcome(
  purchase: { status: PurchaseStatus; failure: string | null } | null,
): PaymentOutcome {
  if (purchase === null) return { state: 'not_charged', reason: null };
  const state = OUTCOMES[purchase.status];
  return { state, reason: state === 'declined' ? purchase.failure : null };
}

export interface PaymentWords {
  text: string;
  /** Whether it went wrong, is still open, or went well. */
  tone: 'danger' | 'warning' | 'info';
  /** Whether paying again cannot take the money twice. */
  may_pay: boolean;
}

/** Words of others do not always end their sentence. */
const endSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

const NOTHING_TAKEN = 'Nothing was taken.';
const AGAIN = { tone: 'danger', may_pay: true } as const;
const WAIT = { tone: 'warning', may_pay: false } as const;

/** What a buyer is told by the button of an attempt that did not simply succeed: what happened to their money, and whether to pay again (C15). */
export function describePayment({ state, reason }: PaymentOutcome): PaymentWords {
  switch (state) {
    case 'refused':
      return { text: `${endSentence(reason ?? 'This could not be bought.')} ${NOTHING_TAKEN}`, ...AGAIN };
    case 'declined':
      return { text: `${endSentence(reason ?? 'Your card was declined.')} ${NOTHING_TAKEN}`, ...AGAIN };
    case 'not_confirmed':
      return { text: `The payment was not confirmed with your bank. ${NOTHING_TAKEN}`, ...AGAIN };
    case 'not_charged':
      return { text: reason ?? `The payment did not reach us. ${NOTHING_TAKEN} Please try again.`, ...AGAIN };
    case 'unknown':
      return {
        text: 'We don’t know yet whether your bank took the payment. We’ll check and tell you; don’t pay again.',
        ...WAIT,
      };
    case 'taken':
      return {
        text: 'Your bank has taken the payment, and what you bought is on its way to you. We’ll tell you when it’s here; don’t pay again.',
        ...WAIT,
      };
    case 'delivered':
      return { text: 'Your payment went through, and what you bought is yours.', tone: 'info', may_pay: false };
    case 'returning':
      return { text: 'This is no longer available. Your money is on its way back.', ...AGAIN };
    case 'returned':
      return { text: 'This is no longer available. Your money has been sent back.', ...AGAIN };
  }
}
