import { inTransaction, type Db } from '@fairway/db/client';
import type { PurchaseRow } from '#core/purchase-fulfiller.ts';
import { issueCreditNote, issueReceipt } from '#domains/checkout/receipt-issuing/service.ts';

/** Writes the receipt of a purchase that a test has put there as paid, and its credit note where the money went back. */
export const issuePapers = (db: Db, { id }: { id: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await tx.purchases.findUniqueOrThrow({ where: { id } });
    const purchase: PurchaseRow = { ...row, metadata: null };
    if (row.settled_at) await issueReceipt(tx, purchase, row.settled_at);
    if (row.refunded_at) await issueCreditNote(tx, purchase, row.refunded_at);
  });
