import type { Purchase, Receipt } from '@fairway/contracts/checkout/purchases';
import { ZONE } from './clock.ts';
import { ALEX, SAM } from './people.ts';

/** Four credits, paid by card a week ago. */
export const aPurchase = (fields: Partial<Purchase> = {}): Purchase => ({
  id: 'purchase-1',
  number: 1041,
  kind: 'credits',
  status: 'paid',
  title: '4 lesson credits',
  amount: 14_000,
  currency: 'GBP',
  credits: 4,
  offer_id: null,
  lesson_id: null,
  card: '4242',
  created_at: '2026-11-17T10:02:00.000Z',
  settled_at: '2026-11-17T10:02:04.000Z',
  refunded_at: null,
  ...fields,
});

export const aReceipt = (fields: Partial<Receipt> = {}): Receipt => ({
  ...aPurchase(),
  pro: { ...SAM, email: 'sam.green@example.com' },
  player: ALEX,
  timezone: ZONE,
  refund: null,
  ...fields,
});
