import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import type { Tx } from '@fairway/db/client';
import { invalidField, notFound } from '#core/app-error.ts';
import { hasSold, readReceipt, readReceipts, type Side } from './repository.ts';
import { purchaseView, receiptView } from './view.ts';
import { PURCHASES_PAGE, type PurchaseList } from '@fairway/contracts/checkout/purchases';
import type { Receipt } from '@fairway/contracts/checkout/receipts';
import type { ReceiptKind } from '#domains/checkout/receipt-issuing/rules.ts';
import { renderReceiptPdf } from '#adapters/pdf/receipt-pdf.ts';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { refundRefusal } from '#domains/checkout/refunds/rules.ts';

/**
 * A pro's currency is locked after the first paid item (C8); money that is only noted, on the day, keeps its own. Asked after the new one is written, within its transaction: the pro's row
 * is held then, so no purchase can begin beside it, and those that were beginning are seen.
 */
export async function refuseOnceSold(tx: Tx, pro_id: string): Promise<void> {
  if (await hasSold(tx, pro_id)) throw invalidField('currency', PAYMENT_MESSAGES.currencyLocked);
}

/** A buyer's own purchases, or those a pro has sold, perhaps to one player. */
const roleInPurchase = ({ id, type }: Actor, player_id: string | null): Side =>
  type === 'player' ? { player_id: id, pro_id: null } : { player_id, pro_id: id };

/** What was paid, newest first, a page at a time. */
export async function listPurchases(
  actor: Actor,
  { player_id, page }: { player_id?: string | null | undefined; page: number },
  { db }: Pick<AppServices, 'db'>,
): Promise<PurchaseList> {
  const { total, data } = await readReceipts(db, roleInPurchase(actor, player_id ?? null), page);
  return {
    data: data.map((row) => ({ ...purchaseView(row), player: row.player })),
    total,
    page,
    per_page: PURCHASES_PAGE,
  };
}

/** One receipt, for the player who paid and the pro who was paid. */
export async function getReceipt(actor: Actor, { id }: { id: string }, { db, now }: CoreServices): Promise<Receipt> {
  const row = await readReceipt(db, roleInPurchase(actor, null), id);
  if (!row) throw notFound();
  const refusal = actor.type === 'pro' ? refundRefusal(row, now()) : null;
  return receiptView(row, actor.type === 'pro' ? { can: refusal === null, refusal } : null);
}

/** The same on paper, for whoever may read it; the file is called by its number. */
export async function getReceiptPdf(
  actor: Actor,
  asked: { id: string; kind: ReceiptKind },
  services: CoreServices,
): Promise<{ filename: string; pdf: Buffer }> {
  const receipt = await getReceipt(actor, asked, services);
  const number = asked.kind === 'receipt' ? receipt.number : receipt.credit_note;
  if (number === null) throw notFound();
  return { filename: `${number}.pdf`, pdf: await renderReceiptPdf(receipt, asked.kind) };
}
