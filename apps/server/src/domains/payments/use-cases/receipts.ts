import { PURCHASES_PAGE, type Purchase, type PurchaseList, type Receipt } from '@fairway/contracts/purchases';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { zoneOr } from '../../diary/rules/wallclock.ts';
import { refundRefusal } from '../rules/refund.ts';
import { readReceipt, readReceipts, type ReceiptRow, type Side } from '../store/receipts.ts';

/** A buyer's own purchases, or those a pro has sold, perhaps to one player. */
const sideOf = ({ id, type }: Actor, player_id: string | null): Side =>
  type === 'player' ? { player_id: id, pro_id: null } : { player_id, pro_id: id };

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const purchaseFrom = ({ player: _, ...row }: ReceiptRow): Purchase => ({
  ...row,
  created_at: row.created_at.toISOString(),
  settled_at: iso(row.settled_at),
  refunded_at: iso(row.refunded_at),
});

/** What was paid, newest first, a page at a time. */
export async function listPurchases(
  actor: Actor,
  { player_id, page }: { player_id?: string | null | undefined; page: number },
  { db }: Pick<Deps, 'db'>,
): Promise<PurchaseList> {
  const { total, data } = await readReceipts(db, sideOf(actor, player_id ?? null), page);
  return {
    data: data.map((row) => ({ ...purchaseFrom(row), player: row.player })),
    total,
    page,
    per_page: PURCHASES_PAGE,
  };
}

/** One receipt, for the player who paid and the pro who was paid. */
export async function receiptOf(
  actor: Actor,
  { id }: { id: string },
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Receipt> {
  const row = await readReceipt(db, sideOf(actor, null), id);
  if (!row) throw notFound();
  const { pro, player, timezone, lot, answered, ...purchase } = row;
  const refusal = actor.type === 'pro' ? refundRefusal({ ...purchase, lot, answered }, now()) : null;
  return {
    ...purchaseFrom({ ...purchase, player }),
    pro,
    player,
    timezone: zoneOr(timezone),
    refund: actor.type === 'pro' ? { can: refusal === null, refusal } : null,
  };
}
