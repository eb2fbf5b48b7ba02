import type { Tx } from '@fairway/db/client';
import { fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { isInStock } from '#core/live-offers.ts';

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
  const open = query
    .selectFrom('offers as o')
    .innerJoin('users as pro', (join) => join.onRef('pro.id', '=', 'o.pro_id').on('pro.deleted_at', 'is', null))
    .select((eb) => [
      'o.id',
      'o.pro_id',
      'pro.timezone',
      'pro.subscribed_until',
      eb.cast<string>('o.started_at', 'text').as('started_at'),
      eb.cast<string | null>('o.ended_at', 'text').as('ended_at'),
      'o.qty',
      eb.lit(null).as('announced_at'),
    ])
    .where('o.announced_at', 'is', null)
    .where((eb) => eb('o.started_at', '<=', eb.cast<Date>(eb.val(last), 'date')))
    .where((eb) => eb.or([eb('o.ended_at', 'is', null), eb('o.ended_at', '>=', eb.cast<Date>(eb.val(first), 'date'))]))
    .where(isInStock)
    .orderBy('o.started_at')
    .orderBy('o.id')
    .limit(limit);
  const unseen = after
    ? open.where(sql<boolean>`(o.started_at, o.id) > (${after.started_at}::date, ${after.id}::uuid)`)
    : open;
  // Two workers pass each other's rows by, and whoever comes later finds them announced.
  return fetchRows(tx, unseen.forUpdate('o').skipLocked());
}

export async function markAnnounced(tx: Tx, ids: string[], announced_at: Date): Promise<void> {
  await tx.offers.updateMany({ where: { id: { in: ids } }, data: { announced_at } });
}
