import type { PurchaseStatus } from '@fairway/contracts/purchases';

interface Facts {
  quantity: number;
  remaining: number;
  expires_at: Date;
  /** The purchase it came with; null for a gift. */
  purchase: { status: PurchaseStatus; amount: number } | null;
}

const REFUSALS: Partial<Record<PurchaseStatus, string>> = {
  refunding: 'The money is on its way back.',
  refunded: 'The money was given back.',
};

/** Why the pro cannot give the money for a lot back; null when they can: the whole purchase, as long as nothing of it was used or ran out. */
export function refundRefusal({ quantity, remaining, expires_at, purchase }: Facts, now: Date): string | null {
  if (!purchase || purchase.amount === 0) return 'Nothing was paid for these.';
  if (purchase.status !== 'paid') return REFUSALS[purchase.status] ?? 'This purchase was not paid.';
  if (expires_at <= now) return 'Expired credits are non-refundable.';
  return remaining < quantity ? 'Credits of this purchase have been spent.' : null;
}
