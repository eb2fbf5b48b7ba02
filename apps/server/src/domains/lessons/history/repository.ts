import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx } from '@fairway/db/client';
import type { Keyset } from '#core/keyset.ts';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { isListed, isRecordDue, isWithin, selectLessons, type LessonRow } from '#domains/lessons/lesson/repository.ts';
import type { Scope } from '#domains/lessons/lesson/rules.ts';

/** Whose lessons are asked for: within the caller's own, those of one player where a pro names one. */
export interface HistoryScope {
  mine: Scope;
  player_id: string | null;
}

/**
 * Which of them: those whose time is over, those cancelled, either of the two (what REST calls past, D15), those to come, those
 * that have begun since `due_since` and wait for their record (U9), or all; `starred` goes by the caller's own star.
 */
export interface HistoryFilter {
  part: 'over' | 'cancelled' | 'past' | 'coming' | 'record_due' | 'all';
  starred: boolean;
  video: boolean;
  now: Date;
  due_since: Date;
}

/** The lessons wanted, newest first. */
function selectWanted({ mine, player_id }: HistoryScope, { part, starred, video, now, due_since }: HistoryFilter) {
  // Of one player's lessons a pro sees the places; among all of them the group lesson stands for its own.
  let wanted = selectLessons
    .where(player_id ? isWithin(mine) : isListed(mine))
    .orderBy('l.starts_at', 'desc')
    .orderBy('l.id', 'desc');
  if (player_id) wanted = wanted.where('l.player_id', '=', player_id);
  if (part === 'over') wanted = wanted.where('l.ends_at', '<=', now);
  if (part === 'cancelled') wanted = wanted.where('l.cancelled_at', 'is not', null);
  if (part === 'past')
    wanted = wanted.where((eb) => eb.or([eb('l.ends_at', '<=', now), eb('l.cancelled_at', 'is not', null)]));
  if (part === 'coming') wanted = wanted.where('l.ends_at', '>', now).where('l.cancelled_at', 'is', null);
  if (part === 'record_due') wanted = wanted.where(isRecordDue({ now, since: due_since }));
  if (starred) wanted = wanted.where('pro_id' in mine ? 'l.pro_starred' : 'l.starred', '=', true);
  return video ? wanted.where('l.type', '=', 1) : wanted;
}

/** The statement behind `readHistory`: from the lesson before the cursor on, so that a long way down costs no more than the top. */
export const historyStatement = (
  scope: HistoryScope,
  filter: HistoryFilter,
  { before, limit }: { before: Keyset | null; limit: number },
) => {
  const wanted = selectWanted(scope, filter).limit(limit);
  if (!before) return wanted;
  return wanted.where((eb) => eb(eb.refTuple('l.starts_at', 'l.id'), '<', eb.tuple(before.at, before.id)));
};

/** Lessons newest first, a page by keyset. */
export const readHistory = (db: DbOrTx, ...asked: Parameters<typeof historyStatement>): Promise<LessonRow[]> =>
  fetchRows(db, historyStatement(...asked));

/** The statement behind `readPage`. */
export const pageStatement = (
  scope: HistoryScope,
  filter: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
) => selectWanted(scope, filter).limit(limit).offset(offset);

/** The same by number of the page, as REST asks for it (V5). */
export const readPage = (db: DbOrTx, ...asked: Parameters<typeof pageStatement>): Promise<LessonRow[]> =>
  fetchRows(db, pageStatement(...asked));

/** The name of a pro's player; null for anybody else (V4). */
export const findOwnPlayer = (
  db: DbOrTx,
  { pro_id, player_id }: { pro_id: string; player_id: string },
): Promise<PersonName | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '=', player_id)
      .where('pro_id', '=', pro_id)
      .where('type', '=', 'player')
      .where('deleted_at', 'is', null),
  );

/** The statement behind `readDayCounts`. */
export const dayCountsStatement = (scope: Scope, bounds: readonly string[]) =>
  query
    .selectFrom('lessons as l')
    .select((eb) => [
      sql<number>`width_bucket(${eb.ref('l.starts_at')}, ${bounds}::timestamptz[])`.as('day'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('lessons'),
    ])
    .where(isListed(scope))
    .where('l.cancelled_at', 'is', null)
    .where('l.starts_at', '>=', new Date(bounds[0]!))
    .where('l.starts_at', '<', new Date(bounds.at(-1)!))
    .groupBy('day');

/**
 * How many live lessons start between each two of the instants given, ascending; `day` is 1 for the first stretch. Where the
 * days begin is told, not worked out here: the database may know a country's clock changes from another year.
 */
export const readDayCounts = (
  db: DbOrTx,
  scope: Scope,
  bounds: readonly string[],
): Promise<{ day: number; lessons: number }[]> => fetchRows(db, dayCountsStatement(scope, bounds));
