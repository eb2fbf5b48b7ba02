import { PRACTICE_LIMITS } from '@fairway/contracts/practice/limits';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type ExpressionBuilder, type InferResult, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';
import { selectDrills } from '#domains/practice/drills/repository.ts';

/** Whose plans: a player's, and for a coach those alone that they set. */
export interface PlanScope {
  player_id: string;
  pro_id: string | null;
}

interface Joined extends Database {
  p: Database['practice_plans'];
  s: Database['practice_sessions'];
}
type PlanBuilder = ExpressionBuilder<Joined, 'p'>;
type SessionBuilder = ExpressionBuilder<Joined, 's'>;

const isInScope =
  ({ player_id, pro_id }: PlanScope) =>
  (eb: PlanBuilder) =>
    eb.and([eb('p.player_id', '=', player_id), ...(pro_id === null ? [] : [eb('p.pro_id', '=', pro_id)])]);
/** What the coach took out again is there only where it was practised all the same. */
const isKept = (eb: SessionBuilder) => eb.or([eb('s.removed_at', 'is', null), eb('s.done_at', 'is not', null)]);
const isOpen = (eb: PlanBuilder) => eb('p.ended_at', 'is', null);

const dayText = (day: string) => sql<string>`to_char(${sql.ref(day)}, 'YYYY-MM-DD')`;
const dayTextOrNull = (day: string) => sql<string | null>`to_char(${sql.ref(day)}, 'YYYY-MM-DD')`;
const asDate = (day: string) => sql<Date>`${day}::date`;

/** Sessions `s` with their plan `p`. */
const planSessions = query.selectFrom('practice_sessions as s').innerJoin('practice_plans as p', 'p.id', 's.plan_id');

/** Sessions `s` with the drill `d` that they are of. */
const selectSessions = selectDrills
  .innerJoin('practice_sessions as s', 's.drill_id', 'd.id')
  .innerJoin('practice_plans as p', 'p.id', 's.plan_id')
  .select(['s.id as session_id', 's.plan_id', 's.score', 's.note', 's.result_key'])
  .select([dayText('s.due_on').as('due_on'), dayTextOrNull('s.done_on').as('done_on')]);
export type SessionRow = InferResult<typeof selectSessions>[number];

const practisedWeeks = (scope: PlanScope) =>
  sql<string[]>`ARRAY${planSessions
    .where(isInScope(scope))
    .where('s.done_on', 'is not', null)
    .select(sql<string>`to_char(date_trunc('week', s.done_on), 'YYYY-MM-DD')`.as('week'))
    .distinct()}`;

/** The statement behind `readToday`: the latest day that has come of each drill of an open plan, what was done today, the next day. */
export const todayStatement = prepareStatement(({ player_id, today }: { player_id: string; today: string }) => {
  const scope = { player_id, pro_id: null };
  const open = selectSessions.where(isInScope(scope)).where(isOpen);
  const latestOfEach = open
    .select('s.position')
    .where('s.removed_at', 'is', null)
    .where('s.due_on', '<=', asDate(today))
    .distinctOn(['s.plan_id', 's.drill_id'])
    .orderBy('s.plan_id')
    .orderBy('s.drill_id')
    .orderBy('s.due_on', 'desc');
  const latest = query.selectFrom(latestOfEach.as('l')).selectAll().orderBy('l.plan_id').orderBy('l.position');
  const done = selectSessions.where(isInScope(scope)).where('s.done_on', '=', asDate(today)).orderBy('s.done_at');
  const next = planSessions
    .where(isInScope(scope))
    .where(isOpen)
    .where('s.removed_at', 'is', null)
    .where('s.done_at', 'is', null)
    .where('s.due_on', '>', asDate(today))
    .select((eb) => sql<string | null>`to_char(${eb.fn.min('s.due_on')}, 'YYYY-MM-DD')`.as('next_on'));
  return query.selectNoFrom([
    jsonArrayFrom(latest).as('latest'),
    jsonArrayFrom(done).as('done'),
    next.as('next_on'),
    practisedWeeks(scope).as('weeks'),
  ]);
});
export type TodayRow = InferResult<ReturnType<typeof todayStatement>>[number];
export const readToday = async (db: DbOrTx, asked: { player_id: string; today: string }): Promise<TodayRow> =>
  (await fetchFirst(db, todayStatement(asked))) ?? { latest: [], done: [], next_on: null, weeks: [] };

const keptSessions = query
  .selectFrom('practice_sessions as s')
  .where(sql<SqlBool>`s.plan_id = p.id`)
  .where(isKept);

/** Plans with their days and, each once, the drills of these: a drill may be long, and has many days. */
const selectPlans = query.selectFrom('practice_plans as p').select((eb) => [
  'p.id',
  'p.note',
  'p.revision',
  isoText(eb.ref('p.created_at')).as('created_at'),
  isoText(eb.ref('p.ended_at')).as('ended_at'),
  jsonObjectFrom(
    eb
      .selectFrom('lessons as l')
      .whereRef('l.id', '=', 'p.lesson_id')
      .select((of) => ['l.id', 'l.title', isoText(of.ref('l.starts_at')).as('starts_at')])
      .select((of) => of('l.published_at', 'is not', null).$castTo<boolean>().as('is_published')),
  ).as('lesson'),
  jsonArrayFrom(
    keptSessions
      .select(['s.id as session_id', 's.drill_id', 's.score', 's.note', 's.result_key'])
      .select([dayText('s.due_on').as('due_on'), dayTextOrNull('s.done_on').as('done_on')])
      .orderBy('s.position')
      .orderBy('s.drill_id')
      .orderBy('s.due_on'),
  ).as('sessions'),
  jsonArrayFrom(selectDrills.where('d.id', 'in', keptSessions.select('s.drill_id'))).as('drills'),
]);
export type PlanRow = InferResult<typeof selectPlans>[number];

/** The statement behind `readPlans`: those under way and the last that have ended, newest first. */
export const plansStatement = (scope: PlanScope) =>
  selectPlans
    .where(isInScope(scope))
    .orderBy(sql`p.ended_at IS NOT NULL`)
    .orderBy('p.id', 'desc')
    .limit(PRACTICE_LIMITS.plans + PRACTICE_LIMITS.ended);
export const readPlans = (db: DbOrTx, scope: PlanScope): Promise<PlanRow[]> => fetchRows(db, plansStatement(scope));

export const findPlan = (db: DbOrTx, where: { id: string; pro_id: string }): Promise<PlanRow | null> =>
  fetchFirst(db, selectPlans.where('p.id', '=', where.id).where('p.pro_id', '=', where.pro_id));

const countDays = (where: ReturnType<typeof sql<SqlBool>>) => sql<number>`count(*) FILTER (WHERE ${where})::int`;
type Recently = Record<'since' | 'today' | 'zone', string>;

/** The statement behind `readResults`: the newest results, the weeks with any, and how much of what was due since a day was done. */
export const resultsStatement = (scope: PlanScope, { since, today, zone }: Recently) => {
  const results = planSessions
    .innerJoin('drills as d', 'd.id', 's.drill_id')
    .where(isInScope(scope))
    .where('s.done_at', 'is not', null)
    .select(['d.id as drill_id', 'd.title', 'd.target', 's.note'])
    .select((eb) => [eb.ref('s.score').$notNull().as('score'), dayText('s.done_on').as('on')])
    .orderBy('s.done_at', 'desc')
    .limit(PRACTICE_LIMITS.results);
  // From the day on that a plan ended, nothing of it was due but what was done all the same (P24).
  const wasDue = sql`(s.done_at IS NOT NULL OR p.ended_at IS NULL OR s.due_on < (p.ended_at AT TIME ZONE ${zone})::date)`;
  const recent = planSessions
    .where(isInScope(scope))
    .where(isKept)
    .select([
      countDays(sql`s.done_on >= ${since}::date`).as('done'),
      countDays(sql`s.due_on BETWEEN ${since}::date AND ${today}::date AND ${wasDue}`).as('due'),
    ]);
  return query.selectNoFrom([
    jsonArrayFrom(results).as('results'),
    jsonObjectFrom(recent).$notNull().as('recent'),
    practisedWeeks(scope).as('weeks'),
  ]);
};
export const readResults = (db: DbOrTx, ...asked: Parameters<typeof resultsStatement>) =>
  fetchFirst(db, resultsStatement(...asked));

/** How many plans of a coach's a player has under way. */
export const countOpenPlans = (tx: Tx, where: { player_id: string; pro_id: string }): Promise<number> =>
  tx.practice_plans.count({ where: { ...where, ended_at: null } });

/** Whether a lesson is one of this coach with this player. */
export const hasLesson = async (db: DbOrTx, where: { id: string; pro_id: string; player_id: string }) =>
  (await db.lessons.count({ where })) === 1;

/** The plan that a coach has set under a key, and for whom. */
export const findByKey = (tx: Tx, where: { pro_id: string; key: string }) =>
  tx.practice_plans.findFirst({ where, select: { id: true, player_id: true } });

interface NewPlan {
  pro_id: string;
  player_id: string;
  lesson_id: string | null;
  note: string;
  key: string | null;
  created_at: Date;
}

/** Keeps a plan; null when its key was used meanwhile. */
export async function insertPlan(tx: Tx, plan: NewPlan): Promise<string | null> {
  const id = uuid({ msecs: plan.created_at.getTime() });
  const inserted = await execute(
    tx,
    query
      .insertInto('practice_plans')
      .values({ ...plan, id })
      .onConflict((conflict) => conflict.columns(['pro_id', 'key']).doNothing()),
  );
  return inserted === 1 ? id : null;
}

/** A drill of a plan on one of its days. */
export interface Place {
  drill_id: string;
  position: number;
  due_on: string;
}

/** Puts drills on their days; what was taken out comes back, and what is there keeps its result. */
export const upsertSessions = (tx: Tx, plan_id: string, places: readonly Place[]): Promise<unknown> =>
  execute(
    tx,
    query
      .insertInto('practice_sessions')
      .values(places.map(({ due_on, ...place }) => ({ ...place, id: uuid(), plan_id, due_on: asDate(due_on) })))
      .onConflict((conflict) =>
        conflict
          .columns(['plan_id', 'drill_id', 'due_on'])
          .doUpdateSet((eb) => ({ position: eb.ref('excluded.position'), removed_at: null })),
      ),
  );

/**
 * Takes out all days of a plan that nobody has practised on. A tick that comes first keeps its day, for the row is looked at again once its
 * lock is had; one that comes later finds the day taken out and counts all the same.
 */
export const removeSessions = (tx: Tx, plan_id: string, at: Date): Promise<unknown> =>
  tx.practice_sessions.updateMany({ where: { plan_id, done_at: null, removed_at: null }, data: { removed_at: at } });

/** A coach's plan, locked until the transaction ends. */
export const lockPlan = (
  tx: Tx,
  { id, pro_id }: { id: string; pro_id: string },
): Promise<{ id: string; revision: number; ended_at: Date | null } | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('practice_plans')
      .select(['id', 'revision', 'ended_at'])
      .where('id', '=', id)
      .where('pro_id', '=', pro_id)
      .forUpdate(),
  );

/** Every day of a plan, those that were taken out too. */
export const listDays = (tx: Tx, plan_id: string): Promise<{ drill_id: string; due_on: string }[]> =>
  fetchRows(
    tx,
    query
      .selectFrom('practice_sessions as s')
      .where('s.plan_id', '=', plan_id)
      .select(['s.drill_id', dayText('s.due_on').as('due_on')]),
  );

export const updatePlan = (tx: Tx, id: string, fields: { note: string; revision: number }): Promise<unknown> =>
  tx.practice_plans.update({ where: { id }, data: fields });

/** Ends a plan; false when the coach has none of that id. One that has ended stays as it is. */
export async function endPlan(db: DbOrTx, where: { id: string; pro_id: string }, ended_at: Date): Promise<boolean> {
  const ended = await db.practice_plans.updateMany({ where: { ...where, ended_at: null }, data: { ended_at } });
  return ended.count === 1 || (await db.practice_plans.count({ where })) === 1;
}

/** What a player says of a session. */
export interface NewResult {
  id: string;
  player_id: string;
  key: string;
  replaces: string | null;
  score: number;
  note: string;
  done_at: Date;
  now: Date;
  zone: string;
}

/**
 * Notes a result where the session has the one that it replaces, or none. Two devices at once: the second waits for the row, finds another
 * key there, and changes nothing.
 */
export const writeResult = (db: DbOrTx, { id, player_id, key, replaces, ...result }: NewResult): Promise<number> => {
  // A device whose clock is wrong has practised neither before the plan nor in the future.
  const at = sql<Date>`LEAST(GREATEST(${result.done_at}::timestamptz, p.created_at), ${result.now}::timestamptz)`;
  return execute(
    db,
    query
      .updateTable('practice_sessions as s')
      .from('practice_plans as p')
      .whereRef('p.id', '=', 's.plan_id')
      .where('s.id', '=', id)
      .where('p.player_id', '=', player_id)
      .where(sql<SqlBool>`s.result_key IS NOT DISTINCT FROM ${replaces}::uuid`)
      .set({
        score: result.score,
        note: result.note,
        done_at: at,
        done_on: sql<Date>`(${at} AT TIME ZONE ${result.zone})::date`,
        result_key: key,
      }),
  );
};

/** A session of a player's as it stands. */
export const findSession = (
  db: DbOrTx,
  { id, player_id }: { id: string; player_id: string },
): Promise<SessionRow | null> =>
  fetchFirst(db, selectSessions.where('s.id', '=', id).where('p.player_id', '=', player_id));
