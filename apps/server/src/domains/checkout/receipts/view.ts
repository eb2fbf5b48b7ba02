import type { Purchase } from '@fairway/contracts/checkout/purchases';
import type { Receipt } from '@fairway/contracts/checkout/receipts';
import type { FullReceiptRow, ReceiptRow } from './repository.ts';

/** A purchase for the wire; who bought it is said where the reader may know. */
export const purchaseView = (row: Omit<ReceiptRow, 'player'>): Purchase => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  status: row.status,
  title: row.title,
  amount: row.amount,
  currency: row.currency,
  credits: row.credits,
  offer_id: row.offer_id,
  lesson_id: row.lesson_id,
  card: row.card,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
  refunded_at: row.refunded_at?.toISOString() ?? null,
});

/** A receipt for the wire, as it was written; who bought it as they are called now. */
export const receiptView = (row: Omit<FullReceiptRow, 'lot' | 'answered'>, refund: Receipt['refund']): Receipt => ({
  ...purchaseView(row),
  seller: row.seller,
  lines: row.lines,
  net: row.amount - row.vat,
  vat: row.vat,
  vat_rate: row.vat_rate,
  credit_note: row.credit_note,
  player: row.player,
  timezone: row.timezone,
  refund,
});
