import type { Purchase } from '@fairway/contracts/checkout/purchases';
import type { ReceiptRow } from './repository.ts';

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
