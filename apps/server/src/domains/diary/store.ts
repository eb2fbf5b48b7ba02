import type { TimeRange } from '@fairway/contracts/primitives';
import type { WeeklyRange } from '@fairway/contracts/diary';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { noSql, sql, type Sql } from '@fairway/db/sql';

/** A pro's diary as one read brings it. Minutes of the day; lessons as epoch milliseconds. */
export interface DiaryRow {
  timezone: string;
  subscribed_until: Date | null;
  diary_availability_months: number;
  booking_notice_hours: number;
  lesson_buffer_minutes: number;
  lessons_per_day: number | null;
  weekly: [day: number, start: number, end: number][];
  overrides: { date: string; times: TimeRange[] }[];
  busy: [start: number, end: number][];
  /** Whether the lesson to leave out is one the caller may move. */
  except_known: boolean;
}

/** A pro, two dates, and the lesson that does not block if `mover` is its pro or its player. */
export interface DiaryQuestion {
  pro_id: string;
  from: string;
  to: string;
  except?: string | null;
  mover?: string;
}

/** The statement behind `readDiary`. */
export function diaryStatement({ pro_id, from, to, except, mover }: DiaryQuestion): Sql {
  const mine = sql`l.id = ${except ?? null}::uuid AND (l.pro_id = ${mover ?? null}::uuid OR l.player_id = ${mover ?? null}::uuid)`;
  return sql`
    SELECT u.timezone, u.subscribed_until, s.diary_availability_months, s.booking_notice_hours, s.lesson_buffer_minutes, s.lessons_per_day,
      (SELECT coalesce(json_agg(json_build_array(r.day, extract(epoch FROM r.start)::int / 60, extract(epoch FROM r.end)::int / 60)), '[]')
         FROM recurring_availability r WHERE r.pro_id = u.id) AS weekly,
      (SELECT coalesce(json_agg(json_build_object('date', o.date, 'times', o.times)), '[]')
         FROM availability_overrides o WHERE o.pro_id = u.id AND o.date BETWEEN ${from}::date AND ${to}::date) AS overrides,
      (SELECT coalesce(json_agg(json_build_array(extract(epoch FROM l.starts_at) * 1000, extract(epoch FROM l.ends_at) * 1000) ORDER BY l.starts_at), '[]')
         FROM lessons l
        WHERE l.pro_id = u.id AND l.cancelled_at IS NULL AND l.type = 0
          AND l.starts_at >= ${from}::date - interval '2 days' AND l.starts_at < ${to}::date + interval '3 days'
          ${except ? sql`AND NOT (${mine})` : noSql}) AS busy,
      ${except ? sql`EXISTS (SELECT FROM lessons l WHERE ${mine})` : sql`true`} AS except_known
    FROM users u JOIN settings s ON s.user_id = u.id
    WHERE u.id = ${pro_id}::uuid AND u.type = 'pro' AND u.deleted_at IS NULL`;
}

/**
 * Everything slots are made of, in one round trip: settings, the usual week, the overrides between two dates and the live
 * lessons that may touch them.
 */
export async function readDiary(db: DbOrTx, question: DiaryQuestion): Promise<DiaryRow | null> {
  const rows = await rowsOf<DiaryRow>(db, diaryStatement(question));
  return rows[0] ?? null;
}

const wire = (column: string) =>
  column === 'end' ? sql`CASE WHEN r.end = '24:00' THEN '00:00:00' ELSE r.end::text END` : sql`r.start::text`;

/** The usual week in order, or one day of it; a midnight end reads 00:00:00. */
export const readWeekly = (db: DbOrTx, pro_id: string, day?: number): Promise<WeeklyRange[]> =>
  db.$queryRaw<WeeklyRange[]>(sql`
    SELECT r.day, ${wire('start')} AS start, ${wire('end')} AS end
    FROM recurring_availability r
    WHERE r.pro_id = ${pro_id}::uuid ${day === undefined ? noSql : sql`AND r.day = ${day}`}
    ORDER BY r.day, r.start`);

/** Puts `times` in place of one day's hours. The caller holds the diary's lock. */
export async function replaceDay(
  tx: Tx,
  pro_id: string,
  day: number,
  times: (TimeRange & { id: string })[],
): Promise<void> {
  await tx.recurring_availability.deleteMany({ where: { pro_id, day } });
  for (const { id, start, end } of times) {
    const close = end === '00:00:00' ? '24:00' : end;
    await tx.$executeRaw(sql`
      INSERT INTO recurring_availability (id, pro_id, day, start, "end")
      VALUES (${id}::uuid, ${pro_id}::uuid, ${day}, ${start}::time, ${close}::time)`);
  }
}

/** Puts `times` in place of the usual hours on each date from `start` to `end`. */
export const replaceDates = (
  tx: Tx,
  pro_id: string,
  { start, end, times }: { start: string; end: string; times: TimeRange[] },
): Promise<number> =>
  tx.$executeRaw(sql`
    INSERT INTO availability_overrides (pro_id, date, times)
    SELECT ${pro_id}::uuid, day::date, ${JSON.stringify(times)}::jsonb
    FROM generate_series(${start}::date, ${end}::date, interval '1 day') AS day
    ON CONFLICT (pro_id, date) DO UPDATE SET times = excluded.times`);

/** Goes back to the usual hours on each date from `start` to `end`. */
export const removeDates = (tx: Tx, pro_id: string, { start, end }: { start: string; end: string }): Promise<number> =>
  tx.$executeRaw(
    sql`DELETE FROM availability_overrides WHERE pro_id = ${pro_id}::uuid AND date BETWEEN ${start}::date AND ${end}::date`,
  );

/** Opens the diary to players for this many months. */
export async function writeMonths(tx: Tx, pro_id: string, diary_availability_months: number): Promise<void> {
  await tx.settings.update({ where: { user_id: pro_id }, data: { diary_availability_months } });
}
