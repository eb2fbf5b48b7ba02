import type { PaymentType } from '@fairway/contracts/lessons';
import type { DbOrTx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { isoSql, sql, type Sql } from '@fairway/db/sql';

/** A lesson with its people, instants as ISO 8601. */
export interface LessonRow {
  id: string;
  type: number;
  starts_at: string;
  ends_at: string;
  timezone: string;
  duration: number;
  pro_id: string;
  pro_first_name: string;
  pro_last_name: string;
  player_id: string | null;
  player_first_name: string | null;
  player_last_name: string | null;
  guest_name: string | null;
  note: string | null;
  payment_type: PaymentType;
  credits: number;
  venue: string | null;
  cancelled_at: string | null;
  fee_due: boolean;
  fee_waived_at: string | null;
  paid_at: string | null;
  paid_amount: number | null;
  paid_currency: string | null;
  series_id: string | null;
  starred: boolean;
  pro_starred: boolean;
}

/** Whose lessons: those a pro gives, or those a player takes. */
export type Scope = { pro_id: string } | { player_id: string };

/** What every read of lessons begins with: `l` is the lesson, `pro` and `player` its people. */
export const LESSON = sql`
  SELECT l.id, l.type, ${isoSql(sql`l.starts_at`)} AS starts_at, ${isoSql(sql`l.ends_at`)} AS ends_at, pro.timezone, l.duration,
    l.pro_id, pro.first_name AS pro_first_name, pro.last_name AS pro_last_name,
    l.player_id, player.first_name AS player_first_name, player.last_name AS player_last_name, l.guest_name,
    l.note, l.payment_type, l.credits, l.venue, ${isoSql(sql`l.cancelled_at`)} AS cancelled_at, l.fee_due,
    ${isoSql(sql`l.fee_waived_at`)} AS fee_waived_at, ${isoSql(sql`l.paid_at`)} AS paid_at, l.paid_amount, l.paid_currency, l.series_id, l.starred, l.pro_starred
  FROM lessons l JOIN users pro ON pro.id = l.pro_id LEFT JOIN users player ON player.id = l.player_id`;

export const within = (scope: Scope) =>
  'pro_id' in scope ? sql`l.pro_id = ${scope.pro_id}::uuid` : sql`l.player_id = ${scope.player_id}::uuid`;

/** One lesson of the scope, or null. */
export async function readLesson(db: DbOrTx, scope: Scope, id: string): Promise<LessonRow | null> {
  const rows = await db.$queryRaw<LessonRow[]>(sql`${LESSON} WHERE ${within(scope)} AND l.id = ${id}::uuid`);
  return rows[0] ?? null;
}

/** The statement behind `readLatest`. */
export const latestStatement = (scope: Scope, { limit, offset }: { limit: number; offset: number }): Sql =>
  sql`${LESSON} WHERE ${within(scope)} ORDER BY l.starts_at DESC, l.id DESC LIMIT ${limit} OFFSET ${offset}`;

/** The lessons of the scope, newest first, a page of `limit`. */
export const readLatest = (db: DbOrTx, scope: Scope, page: { limit: number; offset: number }): Promise<LessonRow[]> =>
  rowsOf<LessonRow>(db, latestStatement(scope, page));

/** Live lessons that start in [from, until), ascending, a page of `limit`. */
export const readStarting = (
  db: DbOrTx,
  scope: Scope,
  { from, until, limit, offset = 0 }: { from: Date; until: Date | null; limit: number; offset?: number },
): Promise<LessonRow[]> =>
  db.$queryRaw<LessonRow[]>(sql`
    ${LESSON}
    WHERE ${within(scope)} AND l.cancelled_at IS NULL AND l.starts_at >= ${from} AND l.starts_at < coalesce(${until}, 'infinity'::timestamptz)
    ORDER BY l.starts_at, l.id LIMIT ${limit} OFFSET ${offset}`);

/** D15 in one read: lessons of today, live ones from tomorrow on, and those before today or cancelled. Each list is bounded. */
export interface PastUpcomingRows {
  todays: LessonRow[];
  upcoming: LessonRow[];
  past: LessonRow[];
}

const listOf = (part: Sql) => sql`(SELECT coalesce(json_agg(part), '[]') FROM (${LESSON} ${part}) part)`;

export async function readPastUpcoming(
  db: DbOrTx,
  scope: Scope,
  { today, tomorrow, limit }: { today: Date; tomorrow: Date; limit: number },
): Promise<PastUpcomingRows> {
  const mine = within(scope);
  const rows = await db.$queryRaw<PastUpcomingRows[]>(sql`
    SELECT
      ${listOf(sql`WHERE ${mine} AND l.cancelled_at IS NULL AND l.starts_at >= ${today} AND l.starts_at < ${tomorrow} ORDER BY l.starts_at, l.id LIMIT ${limit}`)} AS todays,
      ${listOf(sql`WHERE ${mine} AND l.cancelled_at IS NULL AND l.starts_at >= ${tomorrow} ORDER BY l.starts_at, l.id LIMIT ${limit}`)} AS upcoming,
      ${listOf(sql`WHERE ${mine} AND (l.starts_at < ${today} OR l.cancelled_at IS NOT NULL) ORDER BY l.starts_at DESC, l.id DESC LIMIT ${limit}`)} AS past`);
  return rows[0]!;
}

/** The lessons people ask for by their place in time (D14); face-to-face and live. */
export interface NeighbourRows {
  current: LessonRow | null;
  next: LessonRow | null;
  last: LessonRow | null;
}

const oneOf = (part: Sql) => sql`(SELECT row_to_json(part) FROM (${LESSON} ${part}) part)`;

/** Current, next and last lesson in one read. A player's next one may be under way; a pro's has not begun (D14). */
export async function readNeighbours(db: DbOrTx, scope: Scope, now: Date): Promise<NeighbourRows> {
  const live = sql`${within(scope)} AND l.cancelled_at IS NULL AND l.type = 0`;
  const ahead =
    'pro_id' in scope
      ? sql`l.starts_at >= ${now}`
      : sql`l.starts_at > ${now}::timestamptz - interval '3 hours' AND l.ends_at > ${now}`;
  const rows = await db.$queryRaw<NeighbourRows[]>(sql`
    SELECT
      ${oneOf(sql`WHERE ${live} AND l.starts_at <= ${now} AND l.starts_at > ${now}::timestamptz - interval '3 hours' AND l.ends_at > ${now} ORDER BY l.starts_at LIMIT 1`)} AS current,
      ${oneOf(sql`WHERE ${live} AND ${ahead} ORDER BY l.starts_at, l.id LIMIT 1`)} AS next,
      ${oneOf(sql`WHERE ${live} AND l.starts_at < ${now} AND l.ends_at <= ${now} ORDER BY l.starts_at DESC, l.id DESC LIMIT 1`)} AS last`);
  return rows[0]!;
}
