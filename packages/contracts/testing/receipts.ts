import type { Purchase } from '../src/checkout/purchases.ts';
import type { Receipt, ReceiptSeller } from '../src/checkout/receipts.ts';

/** Four credits, paid by card. */
export const A_PURCHASE: Purchase = {
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
};

/** A coach who is not registered for VAT. */
export const A_SELLER: ReceiptSeller = {
  name: 'Sam Green',
  email: 'sam.green@example.com',
  address: ['4 Mill Lane', 'Lewes', 'East Sussex', 'BN7 2LA'],
  vat_number: null,
};

/** The receipt for it. */
export const A_RECEIPT: Receipt = {
  ...A_PURCHASE,
  seller: A_SELLER,
  lines: [{ title: 'Lesson credit (15 minutes)', quantity: 4, unit_price: 3_500, amount: 14_000 }],
  net: 14_000,
  vat: 0,
  vat_rate: null,
  credit_note: null,
  player: { id: 'player-1', first_name: 'Alex', last_name: 'Taylor' },
  timezone: 'Europe/London',
  refund: null,
};
