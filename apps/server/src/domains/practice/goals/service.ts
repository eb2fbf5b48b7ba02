import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import type { PayloadOf } from '@fairway/contracts/notifications/events';
import {
  type Goal,
  type GoalAccept,
  type GoalFields,
  type GoalIn,
  type GoalNote,
  type GoalPut,
} from '@fairway/contracts/practice/goals';
import { GOAL_LIMITS } from '@fairway/contracts/practice/limits';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { findToday } from '@fairway/time/today';
import type { Actor, CoreServices } from '#app/context.ts';
import { AppError, invalid, invalidField, notFound } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import { lockOwnPlayer } from '#domains/practice/players/repository.ts';
import {
  countGoals,
  deleteGoal,
  findBest,
  insertGoal,
  insertProgress,
  lockGoal,
  markAgreed,
  readGoals,
  updateGoal,
  type LockedGoal,
} from './repository.ts';
import { findGoalErrors, goalPermissions, isReached } from './rules.ts';

type Player = { player_id?: string | null | undefined };

const isPro = (actor: Actor) => actor.type === 'pro';

/** A player's goals, as the player or their pro asks. The next to be due comes first. */
export const listGoals = (actor: Actor, player_id: string, { db }: Pick<CoreServices, 'db'>): Promise<Goal[]> =>
  getGoals(db, actor, player_id);

async function getGoals(db: DbOrTx, actor: Actor, player_id: string): Promise<Goal[]> {
  const goals = await readGoals(db, actor, player_id);
  if (!goals) throw notFound();
  return goals.map((goal) => ({ ...goal, can: goalPermissions(goal, isPro(actor)) }));
}

/** Whoever adds a goal takes turns with the others who do: each counts the ones before. */
async function lockPlayer(tx: Tx, actor: Actor, { player_id }: Player): Promise<string> {
  if (!isPro(actor)) {
    if (actor.pro_id === null) throw invalidField('title', PRACTICE_MESSAGES.goalNoCoach);
    if (player_id && player_id !== actor.id) throw notFound();
    await lockOwner(tx, actor.id);
    return actor.id;
  }
  const id = player_id ?? actor.id;
  if (!(await lockOwnPlayer(tx, { pro_id: actor.id, id })))
    throw invalidField('player_id', PRACTICE_MESSAGES.playerUnknown);
  return id;
}

/** What is kept of a goal as somebody puts it; only a measure in own words has a unit. */
function checkFields(actor: Actor, { title, measure, unit, start, target, due_on }: GoalFields, now: Date): GoalFields {
  const fields = { title, measure, unit: measure === 'own' ? unit : '', start, target, due_on };
  const errors = findGoalErrors(fields, findToday(actor.timezone, now));
  if (errors) throw invalid(errors);
  return fields;
}

/** Tells the other one of the two. */
const notifyOther = (tx: Tx, actor: Actor, { id, revision }: Pick<LockedGoal, 'id' | 'revision'>, what: GoalChange) =>
  publishEvent(tx, { topic: 'goal.changed', payload: { goal_id: id, actor_id: actor.id, what, revision } });
type GoalChange = PayloadOf<'goal.changed'>['what'];

/** Proposes a goal to the other one of the two; answers all of them. */
export async function proposeGoal(
  actor: Actor,
  { player_id, ...input }: GoalIn,
  { db, now }: CoreServices,
): Promise<Goal[]> {
  const created_at = now();
  const fields = checkFields(actor, input, created_at);
  return inTransaction(db, async (tx) => {
    const user_id = await lockPlayer(tx, actor, { player_id });
    if ((await countGoals(tx, user_id)) >= GOAL_LIMITS.goals)
      throw invalidField('title', PRACTICE_MESSAGES.goalLimit(GOAL_LIMITS.goals));
    const id = await insertGoal(tx, { ...fields, user_id, by_pro: isPro(actor), created_at });
    await notifyOther(tx, actor, { id, revision: 1 }, 'proposed');
    return getGoals(tx, actor, user_id);
  });
}

const conflict = (message: string) => new AppError('conflict', { message });

/** Does something with a goal that nobody else changes meanwhile; answers all of them. */
const withGoal = (
  actor: Actor,
  id: string,
  { db }: Pick<CoreServices, 'db'>,
  work: (tx: Tx, goal: LockedGoal, can: Goal['can']) => Promise<unknown>,
): Promise<Goal[]> =>
  inTransaction(db, async (tx) => {
    const goal = await lockGoal(tx, actor, id);
    if (!goal) throw notFound();
    await work(tx, goal, goalPermissions(goal, isPro(actor)));
    return getGoals(tx, actor, goal.user_id);
  });

/** Changes a goal that waits for the other one of the two, who then accepts what it has become. */
export async function editGoal(
  actor: Actor,
  { id, revision, ...input }: GoalPut,
  services: CoreServices,
): Promise<Goal[]> {
  const fields = checkFields(actor, input, services.now());
  return withGoal(actor, id, services, async (tx, goal, can) => {
    if (goal.agreed_at !== null) throw conflict(PRACTICE_MESSAGES.goalAgreed);
    if (!can.edit) throw conflict(PRACTICE_MESSAGES.goalNotYoursToChange);
    if (goal.revision !== revision) throw conflict(PRACTICE_MESSAGES.goalChanged);
    const next = revision + 1;
    await updateGoal(tx, id, { ...fields, revision: next });
    await notifyOther(tx, actor, { id, revision: next }, 'edited');
  });
}

/** Accepts what the other one has proposed, as it was shown. What is agreed already stays as it is. */
export const acceptGoal = (actor: Actor, { id, revision }: GoalAccept, services: CoreServices): Promise<Goal[]> =>
  withGoal(actor, id, services, async (tx, goal, can) => {
    if (can.note) return;
    if (!can.accept) throw conflict(PRACTICE_MESSAGES.goalNotYours);
    if (goal.revision !== revision) throw conflict(PRACTICE_MESSAGES.goalChanged);
    await markAgreed(tx, id, services.now());
    await notifyOther(tx, actor, goal, 'agreed');
  });

/** Notes how far an agreed goal is. The other one hears of it when it is reached for the first time. */
export const noteProgress = (actor: Actor, { id, value, note }: GoalNote, services: CoreServices): Promise<Goal[]> =>
  withGoal(actor, id, services, async (tx, goal, can) => {
    if (!can.note) throw conflict(PRACTICE_MESSAGES.goalNotAgreed);
    const best = await findBest(tx, goal);
    await insertProgress(tx, { goal_id: id, value, note, by_pro: isPro(actor), created_at: services.now() });
    const wasReached = best !== null && isReached(goal, best);
    if (!wasReached && isReached(goal, value)) await notifyOther(tx, actor, goal, 'reached');
  });

/** Withdraws, declines or gives up a goal: it needs both, so either may. */
export const removeGoal = (actor: Actor, id: string, services: CoreServices): Promise<Goal[]> =>
  withGoal(actor, id, services, (tx) => deleteGoal(tx, id));
