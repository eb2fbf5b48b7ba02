import type { Purchase } from '@fairway/contracts/checkout/purchases';
import type { Receipt, ReceiptSeller } from '@fairway/contracts/checkout/receipts';
import { formatFullName } from '@fairway/contracts/person-names';
import { ZONE } from './clock.ts';
import { ALEX, SAM } from './people.ts';

/** Four credits, paid by card a week ago. */
export const aPurchase = (fields: Partial<Purchase> = {}): Purchase => ({
  id: 'purchase-1',
  number: 'F-2026-0041',
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

export const A_SELLER: ReceiptSeller = {
  name: formatFullName(SAM),
  email: 'sam.green@example.com',
  address: ['4 Mill Lane', 'Lewes', 'East Sussex', 'BN7 2LA'],
  vat_number: null,
};

export const aReceipt = (fields: Partial<Receipt> = {}): Receipt => ({
  ...aPurchase(),
  seller: A_SELLER,
  lines: [{ title: 'Lesson credit (15 minutes)', quantity: 4, unit_price: 3_500, amount: 14_000 }],
  net: 14_000,
  vat: 0,
  vat_rate: null,
  credit_note: null,
  player: ALEX,
  timezone: ZONE,
  refund: null,
  ...fields,
});
