import type { Tx } from '@fairway/db/client';
import { resolveZone } from '@fairway/time/zoned-time';
import type { PurchaseRow } from '#core/purchase-fulfiller.ts';
import { insertReceipt, lockSeller, readIssuedReceipt, takeNumber } from './repository.ts';
import { formatReceiptNumber, receiptLines, receiptYear, sellerBlock, vatIncluded } from './rules.ts';

/**
 * Writes the receipt of a purchase whose money has come, within the transaction that settles it, as its last step: the number is held
 * from here until the transaction ends (C11). It keeps what it says, whatever the seller changes later.
 */
export async function issueReceipt(tx: Tx, purchase: PurchaseRow, at: Date): Promise<void> {
  const { id, pro_id, amount, currency } = purchase;
  const seller = await lockSeller(tx, pro_id);
  const timezone = resolveZone(seller?.timezone);
  const year = receiptYear(timezone, at);
  const vat_rate = seller?.vat_rate ?? null;
  await insertReceipt(tx, {
    purchase_id: id,
    kind: 'receipt',
    pro_id,
    number: formatReceiptNumber('receipt', year, await takeNumber(tx, { pro_id, kind: 'receipt', year })),
    issued_at: at,
    timezone,
    seller: seller && sellerBlock(seller),
    lines: receiptLines(purchase),
    total: amount,
    currency,
    vat_rate,
    vat: vatIncluded(amount, vat_rate),
  });
}

/** Writes the credit note of a purchase whose money has gone back, in the words of its receipt, with a number of its own kind (C11). */
export async function issueCreditNote(tx: Tx, purchase: Pick<PurchaseRow, 'id'>, at: Date): Promise<void> {
  const receipt = await readIssuedReceipt(tx, purchase.id);
  if (!receipt) throw new Error(`Purchase ${purchase.id} has no receipt to credit`);
  const { pro_id, timezone } = receipt;
  const year = receiptYear(timezone, at);
  const number = await takeNumber(tx, { pro_id, kind: 'credit_note', year });
  await insertReceipt(tx, {
    ...receipt,
    kind: 'credit_note',
    number: formatReceiptNumber('credit_note', year, number),
    issued_at: at,
  });
}
