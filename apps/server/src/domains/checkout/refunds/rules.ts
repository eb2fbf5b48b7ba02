import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import type { PurchaseStatus } from '@fairway/contracts/checkout/purchases';

interface Facts {
  status: PurchaseStatus;
  amount: number;
  /** The credits that came with it. */
  lot: { quantity: number; remaining: number; expires_at: Date } | null;
  /** Whether the pro has answered the video lesson that it was. */
  answered: boolean;
}

const REFUSALS: Partial<Record<PurchaseStatus, string>> = {
  refunding: PAYMENT_MESSAGES.refunding,
  refunded: PAYMENT_MESSAGES.refunded,
};

/**
 * Why a pro cannot give the money of a purchase back; null when they can: the whole of it, as long as none of its credits was spent or
 * has expired, and a video lesson has no answer yet.
 */
export function refundRefusal({ status, amount, lot, answered }: Facts, now: Date): string | null {
  if (amount === 0) return PAYMENT_MESSAGES.nothingPaid;
  if (status !== 'paid') return REFUSALS[status] ?? PAYMENT_MESSAGES.notPaid;
  if (answered) return PAYMENT_MESSAGES.videosAnswered;
  if (lot && lot.expires_at <= now) return PAYMENT_MESSAGES.expiredCredits;
  return lot && lot.remaining < lot.quantity ? PAYMENT_MESSAGES.creditsSpent : null;
}
