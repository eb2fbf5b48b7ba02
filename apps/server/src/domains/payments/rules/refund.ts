import type { PurchaseStatus } from '@fairway/contracts/purchases';

interface Facts {
  status: PurchaseStatus;
  amount: number;
  /** The credits that came with it. */
  lot: { quantity: number; remaining: number; expires_at: Date } | null;
  /** Whether the pro has answered the video lesson that it was. */
  answered: boolean;
}

const REFUSALS: Partial<Record<PurchaseStatus, string>> = {
  refunding: 'The money is on its way back.',
  refunded: 'The money was given back.',
};

/**
 * Why a pro cannot give the money of a purchase back; null when they can: the whole of it, as long as none of its credits was spent or
 * has expired, and a video lesson has no answer yet.
 */
export function refundRefusal({ status, amount, lot, answered }: Facts, now: Date): string | null {
  if (amount === 0) return 'Nothing was paid for this.';
  if (status !== 'paid') return REFUSALS[status] ?? 'This purchase was not paid.';
  if (answered) return 'You have answered these videos.';
  if (lot && lot.expires_at <= now) return 'Expired credits are non-refundable.';
  return lot && lot.remaining < lot.quantity ? 'Credits of this purchase have been spent.' : null;
}
