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
  started_at: string | null;
  /** Its place among the others: its first day, or before all days. */
  opens_on: string;
  ended_at: string | null;
  qty: number | null;
  announced_at: null;
}

/** The first day of an offer `o`; that of one without is before all days. */
const opensOn = sql<Date>`coalesce(o.started_at, '-infinity'::date)`;

/**
 * The next offers in stock, in the order of their index, that nobody was told of and whose window is open somewhere between two
 * days; they are locked. `after` is the last one seen.
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
      eb.cast<string | null>('o.started_at', 'text').as('started_at'),
      eb.cast<string>(opensOn, 'text').as('opens_on'),
      eb.cast<string | null>('o.ended_at', 'text').as('ended_at'),
      'o.qty',
      eb.lit(null).as('announced_at'),
    ])
    .where('o.announced_at', 'is', null)
    .where((eb) => eb(opensOn, '<=', eb.cast<Date>(eb.val(last), 'date')))
    .where((eb) => eb.or([eb('o.ended_at', 'is', null), eb('o.ended_at', '>=', eb.cast<Date>(eb.val(first), 'date'))]))
    .where(isInStock)
    .orderBy(opensOn)
    .orderBy('o.id')
    .limit(limit);
  const unseen = after
    ? open.where(sql<boolean>`(${opensOn}, o.id) > (${after.opens_on}::date, ${after.id}::uuid)`)
    : open;
  // Two workers pass each other's rows by, and whoever comes later finds them announced.
  return fetchRows(tx, unseen.forUpdate('o').skipLocked());
}

export async function markAnnounced(tx: Tx, ids: string[], announced_at: Date): Promise<void> {
  await tx.offers.updateMany({ where: { id: { in: ids } }, data: { announced_at } });
}

/** How long a pro's subscription has been paid for. */
export async function readSubscribedUntil(tx: Tx, pro_id: string): Promise<Date | null> {
  const pro = await tx.users.findUnique({ where: { id: pro_id }, select: { subscribed_until: true } });
  return pro?.subscribed_until ?? null;
}
