import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/drills';
import {
  type DrillDays,
  type DueSession,
  type PlayerPractice,
  type PracticeIn,
  type PracticePlan,
  type PracticePut,
  type PracticeToday,
  type ResultIn,
} from '@fairway/contracts/practice/plans';
import { PRACTICE_LIMITS } from '@fairway/contracts/practice/limits';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { addDays } from '@fairway/time/calendar';
import { findToday } from '@fairway/time/today';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { AppError, invalidField, notFound } from '#core/app-error.ts';
import { requireKnownPlayer } from '#domains/lessons/history/service.ts';
import { requireLibraryDrills } from '#domains/practice/drills/service.ts';
import {
  countOpenPlans,
  endPlan,
  findByKey,
  findPlan,
  findSession,
  hasLesson,
  insertPlan,
  listDays,
  lockPlan,
  readPlans,
  readResults,
  readToday,
  removeSessions,
  updatePlan,
  upsertSessions,
  writeResult,
} from './repository.ts';
import { checkDays, chooseDue, countStreak, formatPlace, groupCurves, listPlaces, RECENT_DAYS } from './rules.ts';
import { dueView, planView } from './view.ts';

/** What the player has to practise today, in one round trip. */
export async function getToday(actor: Actor, { db, now }: CoreServices): Promise<PracticeToday> {
  const today = findToday(actor.timezone, now());
  const { latest, done, next_on, weeks } = await readToday(db, { player_id: actor.id, today });
  return {
    today,
    due: chooseDue(latest.map(dueView), today),
    done: done.map(dueView),
    next_on,
    streak: countStreak(weeks, today),
  };
}

/** A player's plans with what came of them, for themself or for their coach. */
export async function getPlayerPractice(
  actor: Actor,
  player_id: string,
  services: AppServices,
): Promise<PlayerPractice> {
  const { db, now } = services;
  const today = findToday(actor.timezone, now());
  const scope = { player_id, pro_id: actor.type === 'pro' ? actor.id : null };
  const [, plans, found] = await Promise.all([
    requireKnownPlayer(actor, player_id, services),
    readPlans(db, scope),
    readResults(db, scope, { since: addDays(today, 1 - RECENT_DAYS), today, zone: actor.timezone }),
  ]);
  const results = (found?.results ?? []).toReversed();
  return {
    today,
    plans: plans.map((row) => planView(row, actor.type === 'pro')),
    curves: groupCurves(
      results.map(({ drill_id, title, target, on, score, note }) => ({
        drill: { id: drill_id, title, target },
        on,
        score,
        note,
      })),
    ),
    streak: countStreak(found?.weeks ?? [], today),
    recent: found?.recent ?? { done: 0, due: 0 },
  };
}

async function getPlan(db: DbOrTx, actor: Actor, id: string): Promise<PracticePlan> {
  const row = await findPlan(db, { id, pro_id: actor.id });
  if (!row) throw notFound();
  return planView(row, true);
}

/** The drills of a plan: in the library, or in the plan already, which keeps them when they leave the library. */
async function requireDrills(tx: Tx, actor: Actor, drills: readonly DrillDays[], kept: ReadonlySet<string>) {
  const added = drills.map(({ drill_id }) => drill_id).filter((id) => !kept.has(id));
  await requireLibraryDrills(tx, actor, { ids: added, field: 'drills' });
}

/** Sets a player to practise. Under a key that was used it is the plan of that key, however often the call is made. */
export async function setPractice(
  actor: Actor,
  { player_id, lesson_id, note, drills }: PracticeIn,
  services: AppServices,
  key: string | null,
): Promise<PracticePlan> {
  await requireKnownPlayer(actor, player_id, services);
  return inTransaction(services.db, async (tx) => {
    const created_at = services.now();
    // Somebody who is being removed is waited for, and then is gone.
    if (!(await lockOwner(tx, player_id))) throw notFound();
    const before = key === null ? null : await findByKey(tx, { pro_id: actor.id, key });
    if (before?.player_id === player_id) return getPlan(tx, actor, before.id);
    checkDays(drills, { today: findToday(actor.timezone, created_at), kept: new Set() });
    if (lesson_id && !(await hasLesson(tx, { id: lesson_id, pro_id: actor.id, player_id })))
      throw invalidField('lesson_id', PRACTICE_MESSAGES.lessonUnknown);
    if ((await countOpenPlans(tx, { player_id, pro_id: actor.id })) >= PRACTICE_LIMITS.plans)
      throw invalidField('drills', PRACTICE_MESSAGES.planLimit(PRACTICE_LIMITS.plans));
    await requireDrills(tx, actor, drills, new Set());
    const plan = { pro_id: actor.id, player_id, lesson_id: lesson_id ?? null, note, key, created_at };
    const id = await insertPlan(tx, plan);
    if (id === null) throw new AppError('conflict', { message: PRACTICE_MESSAGES.keyUsed });
    await upsertSessions(tx, id, listPlaces(drills));
    return getPlan(tx, actor, id);
  });
}

/** Changes a plan from now on. What was practised stays; a plan that was changed meanwhile is a 409. */
export const changePractice = (
  actor: Actor,
  { id, revision, note, drills }: PracticePut,
  { db, now }: CoreServices,
): Promise<PracticePlan> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const plan = await lockPlan(tx, { id, pro_id: actor.id });
    if (!plan) throw notFound();
    if (plan.ended_at !== null) throw new AppError('conflict', { message: PRACTICE_MESSAGES.planEnded });
    if (plan.revision !== revision) throw new AppError('conflict', { message: PRACTICE_MESSAGES.changed });
    const days = await listDays(tx, id);
    const kept = new Set(days.map(({ drill_id, due_on }) => formatPlace(drill_id, due_on)));
    checkDays(drills, { today: findToday(actor.timezone, at), kept });
    const places = listPlaces(drills);
    const added = places.filter(({ drill_id, due_on }) => !kept.has(formatPlace(drill_id, due_on)));
    if (days.length + added.length > PRACTICE_LIMITS.sessions) throw invalidField('drills', PRACTICE_MESSAGES.planFull);
    await requireDrills(tx, actor, drills, new Set(days.map(({ drill_id }) => drill_id)));
    await removeSessions(tx, id, at);
    await upsertSessions(tx, id, places);
    await updatePlan(tx, id, { note, revision: revision + 1 });
    return getPlan(tx, actor, id);
  });

/** Ends a plan: nothing more is due of it, and its results stay. */
export async function endPractice(actor: Actor, id: string, { db, now }: CoreServices): Promise<{ ok: true }> {
  if (!(await endPlan(db, { id, pro_id: actor.id }, now()))) throw notFound();
  return { ok: true };
}

/**
 * The player's tick. A session has one result: the same tick again is answered as before, and one that another device was first with is
 * answered with what stands.
 */
export async function recordResult(
  actor: Actor,
  { id, key, score, note, done_at, replaces }: ResultIn,
  { db, now }: CoreServices,
): Promise<DueSession> {
  const result = { score, note, done_at: new Date(done_at), now: now(), zone: actor.timezone };
  await writeResult(db, { id, player_id: actor.id, key, replaces: replaces ?? null, ...result });
  const session = await findSession(db, { id, player_id: actor.id });
  if (!session) throw notFound();
  return dueView(session);
}
