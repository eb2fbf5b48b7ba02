import type { Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** An offer that no player has been told of. */
export interface Unannounced {
  id: string;
  pro_id: string;
  timezone: string;
  subscribed_until: Date | null;
  started_at: string;
  ended_at: string | null;
  qty: number | null;
  announced_at: null;
}

/**
 * The next offers in stock, in the order of their index, that nobody was told of and whose window is open somewhere between two
 * days; they are locked. `after` is the last one seen. Those without a first day are announced as they are saved.
 */
export function lockUnannounced(
  tx: Tx,
  { first, last, after, limit }: { first: string; last: string; after: Unannounced | undefined; limit: number },
): Promise<Unannounced[]> {
  const unseen = after ? sql`(o.started_at, o.id) > (${after.started_at}::date, ${after.id}::uuid)` : sql`true`;
  // Two workers pass each other's rows by, and whoever comes later finds them announced.
  return tx.$queryRaw<Unannounced[]>(sql`
    SELECT o.id, o.pro_id, pro.timezone, pro.subscribed_until, o.started_at::text, o.ended_at::text, o.qty, o.announced_at
    FROM offers o JOIN users pro ON pro.id = o.pro_id AND pro.deleted_at IS NULL
    WHERE o.announced_at IS NULL AND o.started_at <= ${last}::date AND ${unseen}
      AND (o.ended_at IS NULL OR o.ended_at >= ${first}::date) AND (o.qty IS NULL OR o.qty > 0)
    ORDER BY o.started_at, o.id LIMIT ${limit}
    FOR UPDATE OF o SKIP LOCKED`);
}

export async function markAnnounced(tx: Tx, ids: string[], announced_at: Date): Promise<void> {
  await tx.offers.updateMany({ where: { id: { in: ids } }, data: { announced_at } });
}
