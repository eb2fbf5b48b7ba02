import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { noSql, sql, type Sql } from '@fairway/db/sql';
import { LESSON, within, type LessonRow, type Scope } from './read.ts';

/** Whose lessons are asked for: within the caller's own, those of one player where a pro names one. */
export interface HistoryScope {
  mine: Scope;
  player_id: string | null;
}

/** Which of them: those over or cancelled, those to come, or all; `starred` goes by the caller's own star. */
export interface HistoryFilter {
  part: 'past' | 'coming' | 'all';
  starred: boolean;
  video: boolean;
  now: Date;
}

const ofPlayer = (player_id: string | null) => (player_id ? sql`AND l.player_id = ${player_id}::uuid` : noSql);
const star = (mine: Scope) => ('pro_id' in mine ? sql`AND l.pro_starred` : sql`AND l.starred`);
const partOf = ({ part, now }: HistoryFilter) =>
  ({
    past: sql`AND (l.ends_at <= ${now} OR l.cancelled_at IS NOT NULL)`,
    coming: sql`AND l.ends_at > ${now} AND l.cancelled_at IS NULL`,
    all: noSql,
  })[part];

const wanted = ({ mine, player_id }: HistoryScope, filter: HistoryFilter) => sql`
  ${within(mine)} ${ofPlayer(player_id)} ${partOf(filter)}
  ${filter.starred ? star(mine) : noSql} ${filter.video ? sql`AND l.type = 1` : noSql}`;

/** The statement behind `readHistory`: from the lesson before the cursor on, so that a long way down costs no more than the top. */
export const historyStatement = (
  scope: HistoryScope,
  filter: HistoryFilter,
  { before, limit }: { before: { starts_at: string; id: string } | null; limit: number },
): Sql => sql`
  ${LESSON} WHERE ${wanted(scope, filter)}
  ${before ? sql`AND (l.starts_at, l.id) < (${before.starts_at}::timestamptz, ${before.id}::uuid)` : noSql}
  ORDER BY l.starts_at DESC, l.id DESC LIMIT ${limit}`;

/** Lessons newest first, a page by keyset. */
export const readHistory = (db: DbOrTx, ...asked: Parameters<typeof historyStatement>): Promise<LessonRow[]> =>
  rowsOf<LessonRow>(db, historyStatement(...asked));

/** The statement behind `readPage`. */
export const pageStatement = (
  scope: HistoryScope,
  filter: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Sql =>
  sql`${LESSON} WHERE ${wanted(scope, filter)} ORDER BY l.starts_at DESC, l.id DESC LIMIT ${limit} OFFSET ${offset}`;

/** The same by number of the page, as REST asks for it (V5). */
export const readPage = (db: DbOrTx, ...asked: Parameters<typeof pageStatement>): Promise<LessonRow[]> =>
  rowsOf<LessonRow>(db, pageStatement(...asked));

/** The name of a pro's player; null for anybody else (V4). */
export async function readPlayerOf(
  db: DbOrTx,
  { pro_id, player_id }: { pro_id: string; player_id: string },
): Promise<PersonName | null> {
  const rows = await rowsOf<PersonName>(
    db,
    sql`SELECT id, first_name, last_name FROM users
      WHERE id = ${player_id}::uuid AND pro_id = ${pro_id}::uuid AND type = 'player' AND deleted_at IS NULL`,
  );
  return rows[0] ?? null;
}

/** The statement behind `readDayCounts`. */
export const dayCountsStatement = (scope: Scope, bounds: readonly string[]): Sql => sql`
  SELECT width_bucket(l.starts_at, ${bounds}::timestamptz[]) AS day, count(*)::int AS lessons
  FROM lessons l
  WHERE ${within(scope)} AND l.cancelled_at IS NULL
    AND l.starts_at >= ${bounds[0]}::timestamptz AND l.starts_at < ${bounds.at(-1)}::timestamptz
  GROUP BY 1`;

/**
 * How many live lessons start between each two of the instants given, ascending; `day` is 1 for the first stretch. Where the
 * days begin is told, not worked out here: the database may know a country's clock changes from another year.
 */
export const readDayCounts = (
  db: DbOrTx,
  scope: Scope,
  bounds: readonly string[],
): Promise<{ day: number; lessons: number }[]> => rowsOf(db, dayCountsStatement(scope, bounds));
