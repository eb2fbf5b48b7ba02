import { DAY_MS } from '@fairway/time/units';
import { TIMED_LESSON_TYPES } from '@fairway/contracts/constants';
import type { TimeRange } from '@fairway/contracts/primitives';
import type { WeeklyRange } from '@fairway/contracts/schedule/schedule';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type Expression, type ExpressionBuilder, type InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

/** A pro, two dates, and the lesson that does not block if `requestedBy` is its pro or its player. */
export interface ScheduleQuery {
  pro_id: string;
  from: string;
  to: string;
  excludeLessonId?: string | null;
  requestedBy?: string;
}

/** A day travels as text: an instant would be told in the zone of this process. */
const toDate = (day: string | Expression<string>) => sql<Date>`${day}::date`;
const toMinutes = (time: Expression<Date>) => sql<number>`extract(epoch FROM ${time})::int / 60`;
const toEpochMs = (instant: Expression<Date>) => sql<number>`extract(epoch FROM ${instant}) * 1000`;

/** What the statement is sent with: the days, and the span in which lessons may touch them. */
export interface ScheduleValues {
  pro_id: string;
  from: string;
  to: string;
  since: Date;
  until: Date;
}

/** The same for a pro, or for days, that the statement around it finds. */
export type FoundScheduleValues = {
  [Name in keyof ScheduleValues]: ScheduleValues[Name] | Expression<ScheduleValues[Name]>;
};

/** The lesson to leave out, and who wants to move it. */
interface Exception {
  except: string;
  mover: string | null;
}

type InSchedule = ExpressionBuilder<Database & { u: Database['users'] }, 'u'>;

/** The usual week, in minutes of the day. */
const selectWeekly = (eb: InSchedule) =>
  eb
    .selectFrom('recurring_availability as r')
    .whereRef('r.pro_id', '=', 'u.id')
    .select((range) => {
      const entry = sql`${range.ref('r.day')}, ${toMinutes(range.ref('r.start'))}, ${toMinutes(range.ref('r.end'))}`;
      return sql<[day: number, start: number, end: number][]>`
        coalesce(json_agg(json_build_array(${entry})), '[]')`.as('weekly');
    })
    .$asScalar()
    .$notNull();

const selectOverrides = (eb: InSchedule, { from, to }: Pick<FoundScheduleValues, 'from' | 'to'>) =>
  eb
    .selectFrom('availability_overrides as o')
    .whereRef('o.pro_id', '=', 'u.id')
    .where((override) => override.between('o.date', toDate(from), toDate(to)))
    .select((override) => ['o.date', override.ref('o.times').$castTo<TimeRange[]>().as('times')]);

/** The lesson that is to be left out, if the caller may move it. */
const isExcepted =
  ({ except, mover }: Exception) =>
  (eb: ExpressionBuilder<Database & { l: Database['lessons'] }, 'l'>) =>
    eb.and([eb('l.id', '=', except), eb.or([eb('l.pro_id', '=', eb.val(mover)), eb('l.player_id', '=', mover)])]);

/** The live lessons that may touch the days, in epoch milliseconds. */
const selectBusy = (
  eb: InSchedule,
  { since, until }: Pick<FoundScheduleValues, 'since' | 'until'>,
  exception?: Exception,
) => {
  const busy = eb
    .selectFrom('lessons as l')
    .whereRef('l.pro_id', '=', 'u.id')
    .where('l.cancelled_at', 'is', null)
    .where('l.type', 'in', TIMED_LESSON_TYPES)
    .where('l.starts_at', '>=', since)
    .where('l.starts_at', '<', until)
    .select((lesson) => {
      const start = lesson.ref('l.starts_at');
      return sql<[start: number, end: number][]>`
        coalesce(json_agg(json_build_array(${toEpochMs(start)}, ${toEpochMs(lesson.ref('l.ends_at'))}) ORDER BY ${start}), '[]')`.as(
        'busy',
      );
    });
  const blocking = exception ? busy.where((lesson) => lesson.not(isExcepted(exception)(lesson))) : busy;
  return blocking.$asScalar().$notNull();
};

/** The open holds of the waiting list that may touch the days, in epoch milliseconds, and whose they are (D20). */
const selectHeld = (eb: InSchedule, { since, until }: Pick<FoundScheduleValues, 'since' | 'until'>) =>
  eb
    .selectFrom('waiting_holds as h')
    .whereRef('h.pro_id', '=', 'u.id')
    .where('h.closed_at', 'is', null)
    .where('h.starts_at', '>=', since)
    .where('h.starts_at', '<', until)
    .select((hold) => {
      const span = sql`${toEpochMs(hold.ref('h.starts_at'))}, ${toEpochMs(hold.ref('h.ends_at'))}`;
      const entry = sql`${hold.ref('h.id')}, ${hold.ref('h.player_id')}, ${span}, ${toEpochMs(hold.ref('h.expires_at'))}`;
      return sql<[id: string, player_id: string, start: number, end: number, expires: number][]>`
        coalesce(json_agg(json_build_array(${entry})), '[]')`.as('held');
    })
    .$asScalar()
    .$notNull();

/** What is the same for every diary is built once. */
const selectSchedules = query
  .selectFrom('users as u')
  .innerJoin('settings as s', 's.user_id', 'u.id')
  .where('u.type', '=', 'pro')
  .where('u.deleted_at', 'is', null)
  .select((eb) => [
    'u.timezone',
    'u.subscribed_until',
    's.diary_availability_months',
    's.booking_notice_hours',
    's.lesson_buffer_minutes',
    's.lessons_per_day',
    selectWeekly(eb).as('weekly'),
  ]);

const selectSchedule = (values: FoundScheduleValues, exception?: Exception) =>
  selectSchedules.where('u.id', '=', values.pro_id).select((eb) => {
    const known = exception ? eb.exists(eb.selectFrom('lessons as l').where(isExcepted(exception))) : eb.lit(true);
    return [
      jsonArrayFrom(selectOverrides(eb, values)).as('overrides'),
      selectBusy(eb, values, exception).as('busy'),
      selectHeld(eb, values).as('held'),
      // Whether the lesson to leave out is one the caller may move.
      known.$castTo<boolean>().as('except_known'),
    ];
  });

const wholeSchedule = prepareStatement((values: ScheduleValues) => selectSchedule(values));
const scheduleWithout = prepareStatement((values: ScheduleValues & Exception) => selectSchedule(values, values));

/** The days with the span in which lessons may touch them, wherever on Earth the pro is. */
export const toScheduleSpan = ({ from, to }: Pick<ScheduleQuery, 'from' | 'to'>): Omit<ScheduleValues, 'pro_id'> => ({
  from,
  to,
  since: new Date(Date.parse(from) - 2 * DAY_MS),
  until: new Date(Date.parse(to) + 3 * DAY_MS),
});

/** The same with the pro. */
export const toScheduleValues = ({ pro_id, ...days }: ScheduleQuery): ScheduleValues => ({
  pro_id,
  ...toScheduleSpan(days),
});

/** The statement behind `findSchedule`. */
export function scheduleStatement({ excludeLessonId, requestedBy, ...days }: ScheduleQuery) {
  const values = toScheduleValues(days);
  if (!excludeLessonId) return wholeSchedule(values);
  return scheduleWithout({ ...values, except: excludeLessonId, mover: requestedBy ?? null });
}

/** A pro's diary as one read brings it. Minutes of the day; lessons as epoch milliseconds. */
export type ScheduleRow = InferResult<ReturnType<typeof selectSchedule>>[number];

/** The same as JSON, which has no instants. */
export type ScheduleJson = Omit<ScheduleRow, 'subscribed_until'> & { subscribed_until: string | null };

/** The diary as a part of another domain's statement; null when there is no such pro. */
export const scheduleAsJson = (values: ScheduleValues) =>
  jsonObjectFrom(selectSchedule(values)).$castTo<ScheduleJson | null>();

/** The same of a pro, or over days, that that statement finds. */
export const foundScheduleAsJson = (values: FoundScheduleValues) =>
  jsonObjectFrom(selectSchedule(values)).$castTo<ScheduleJson | null>();

/**
 * Everything slots are made of, in one round trip: settings, the usual week, the overrides between two dates, and the live
 * lessons and the holds that may touch them.
 */
export const findSchedule = (db: DbOrTx, question: ScheduleQuery): Promise<ScheduleRow | null> =>
  fetchFirst(db, scheduleStatement(question));

const selectWeek = query
  .selectFrom('recurring_availability as r')
  .select((eb) => [
    'r.day',
    eb.cast<string>('r.start', 'text').as('start'),
    sql<string>`CASE WHEN ${eb.ref('r.end')} = '24:00' THEN '00:00:00' ELSE ${eb.ref('r.end')}::text END`.as('end'),
  ])
  .orderBy('r.day')
  .orderBy('r.start');

/** The usual week in order, or one day of it; a midnight end reads 00:00:00. */
export const readWeekly = (db: DbOrTx, pro_id: string, day?: number): Promise<WeeklyRange[]> => {
  const week = selectWeek.where('r.pro_id', '=', pro_id);
  return fetchRows(db, day === undefined ? week : week.where('r.day', '=', day));
};

/** Puts `times` in place of one day's hours. The caller holds the diary's lock. */
export async function replaceDay(
  tx: Tx,
  pro_id: string,
  day: number,
  times: (TimeRange & { id: string })[],
): Promise<void> {
  await tx.recurring_availability.deleteMany({ where: { pro_id, day } });
  const rows = times.map(({ id, start, end }) => ({
    id,
    pro_id,
    day,
    start: sql<Date>`${start}::time`,
    end: sql<Date>`${end === '00:00:00' ? '24:00' : end}::time`,
  }));
  if (rows.length > 0) await execute(tx, query.insertInto('recurring_availability').values(rows));
}

/** Puts `times` in place of the usual hours on each date from `start` to `end`. */
export const replaceDates = (
  tx: Tx,
  pro_id: string,
  { start, end, times }: { start: string; end: string; times: TimeRange[] },
): Promise<number> =>
  execute(
    tx,
    sql`
    INSERT INTO availability_overrides (pro_id, date, times)
    SELECT ${pro_id}::uuid, day::date, ${JSON.stringify(times)}::jsonb
    FROM generate_series(${start}::date, ${end}::date, interval '1 day') AS day
    ON CONFLICT (pro_id, date) DO UPDATE SET times = excluded.times`,
  );

/** Goes back to the usual hours on each date from `start` to `end`. */
export const removeDates = (tx: Tx, pro_id: string, { start, end }: { start: string; end: string }): Promise<number> =>
  execute(
    tx,
    query
      .deleteFrom('availability_overrides')
      .where('pro_id', '=', pro_id)
      .where((eb) => eb.between('date', toDate(start), toDate(end))),
  );

/** Opens the diary to players for this many months. */
export async function writeMonths(tx: Tx, pro_id: string, diary_availability_months: number): Promise<void> {
  await tx.settings.update({ where: { user_id: pro_id }, data: { diary_availability_months } });
}
