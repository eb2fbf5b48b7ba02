import type { Tx } from '@fairway/db/client';
import { fetchRows, query, type Database } from '@fairway/db/query';
import { expressionBuilder, sql } from 'kysely';

/** A cancelled lesson whose forfeited credits are to go back. */
export interface RefilledLesson {
  id: string;
  player_id: string;
  timezone: string;
  /** What it still holds. */
  credits: number;
}

/** Lessons that a pro has just booked or moved, and the last start that one of them could have to matter. */
interface Refilling {
  pro_id: string;
  lesson_ids: string[];
  now: Date;
  until: Date;
}

/** Built on the forfeited lesson `f` and its `player`. */
const forfeited = expressionBuilder<Database & { f: Database['lessons']; player: Database['users'] }, 'f' | 'player'>();

/** The live lessons of others that stand within its time. A guardian and their children are one player, who could else book for another. */
const selectOthers = forfeited
  .selectFrom('lessons as l')
  .leftJoin('users as taker', 'taker.id', 'l.player_id')
  .whereRef('l.pro_id', '=', 'f.pro_id')
  .where('l.type', '=', 0)
  .where('l.cancelled_at', 'is', null)
  .whereRef('l.starts_at', '<', 'f.ends_at')
  .whereRef('l.ends_at', '>', 'f.starts_at')
  .where((eb) =>
    eb(
      eb.fn.coalesce('taker.guardian_id', 'taker.id'),
      'is distinct from',
      eb.fn.coalesce('player.guardian_id', 'player.id'),
    ),
  );

const coversAll = sql<boolean>`(${selectOthers.select(
  sql`range_agg(tstzrange(l.starts_at, l.ends_at))`.as('times'),
)}) @> tstzrange(${forfeited.ref('f.starts_at')}, ${forfeited.ref('f.ends_at')})`;

/** What it was paid with and has not got back, in credits. */
const held = forfeited
  .selectFrom('credit_ledger as e')
  .whereRef('e.lesson_id', '=', 'f.id')
  .select((entry) => entry.cast<number>(entry.neg(entry.fn.sum('e.amount')), 'integer').as('held'))
  .$asScalar()
  .$notNull();

/**
 * Marks the lessons whose forfeited credits go back because these others now cover their time whole, and answers them: by their pro's
 * own switch, and those still to begin (D19). Two bookings at once that together cover one take turns in the diary, and the second
 * sees both; once marked, no later booking finds it.
 */
export const claimRefilled = (tx: Tx, { pro_id, lesson_ids, now, until }: Refilling): Promise<RefilledLesson[]> =>
  fetchRows(
    tx,
    query
      .updateTable('lessons as f')
      .from('users as pro')
      .innerJoin('settings as terms', 'terms.user_id', 'pro.id')
      .innerJoin('users as player', (join) => join.onTrue())
      .set({ refilled_at: now })
      .whereRef('pro.id', '=', 'f.pro_id')
      .whereRef('player.id', '=', 'f.player_id')
      .where('player.deleted_at', 'is', null)
      .where('terms.refill_refund', '=', true)
      .where('f.pro_id', '=', pro_id)
      .where('f.type', '=', 0)
      .where('f.payment_type', '=', 'credits')
      .where('f.cancelled_at', 'is not', null)
      .where('f.refilled_at', 'is', null)
      .where('f.starts_at', '>', now)
      .where('f.starts_at', '<=', until)
      .where((eb) => eb.exists(selectOthers.where('l.id', '=', eb.fn.any(eb.val(lesson_ids))).select('l.id')))
      .where(coversAll)
      .where((eb) => eb(held, '>', 0))
      .returning(['f.id', 'player.id as player_id', 'pro.timezone', held.as('credits')]),
  );
