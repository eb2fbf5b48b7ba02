import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import { GOAL_LIMITS, type Goal, type GoalIn, type GoalNote } from '@fairway/contracts/practice/goals';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { resolveZone, toZoned } from '@fairway/time/zoned-time';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, invalid, invalidField, notFound } from '#core/app-error.ts';
import { lockOwnPlayer } from '#domains/practice/players/repository.ts';
import { countGoals, deleteGoal, insertGoal, insertProgress, lockGoal, markAgreed, readGoals } from './repository.ts';
import { findGoalErrors, goalPermissions } from './rules.ts';

type Needs = Pick<AppServices, 'db' | 'now'>;
type Player = { player_id?: string | null | undefined };

const isPro = (actor: Actor) => actor.type === 'pro';

/** A player's goals, as the player or their pro asks; a pro names the player. The next to be due comes first. */
export const listGoals = (actor: Actor, { player_id }: Player, { db }: Pick<Needs, 'db'>): Promise<Goal[]> =>
  getGoals(db, actor, player_id ?? actor.id);

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

/** Proposes a goal to the other one of the two; answers all of them. */
export async function proposeGoal(actor: Actor, { player_id, ...input }: GoalIn, { db, now }: Needs): Promise<Goal[]> {
  const at = now();
  const errors = findGoalErrors({ player_id, ...input }, toZoned(resolveZone(actor.timezone), at.getTime()).date);
  if (errors) throw invalid(errors);
  return inTransaction(db, async (tx) => {
    const user_id = await lockPlayer(tx, actor, { player_id });
    if ((await countGoals(tx, user_id)) >= GOAL_LIMITS.goals)
      throw invalidField('title', PRACTICE_MESSAGES.goalLimit(GOAL_LIMITS.goals));
    const unit = input.measure === 'own' ? input.unit : '';
    await insertGoal(tx, { ...input, unit, user_id, by_pro: isPro(actor), created_at: at });
    return getGoals(tx, actor, user_id);
  });
}

/** Does something with a goal that nobody else changes meanwhile; answers all of them. */
const withGoal = (
  actor: Actor,
  id: string,
  { db }: Pick<Needs, 'db'>,
  work: (tx: Tx, can: Goal['can']) => Promise<unknown>,
): Promise<Goal[]> =>
  inTransaction(db, async (tx) => {
    const goal = await lockGoal(tx, actor, id);
    if (!goal) throw notFound();
    await work(tx, goalPermissions(goal, isPro(actor)));
    return getGoals(tx, actor, goal.user_id);
  });

/** Accepts what the other one has proposed. What is agreed already stays as it is. */
export const acceptGoal = (actor: Actor, id: string, services: Needs): Promise<Goal[]> =>
  withGoal(actor, id, services, async (tx, can) => {
    if (can.note) return;
    if (!can.accept) throw new AppError('conflict', { message: PRACTICE_MESSAGES.goalNotYours });
    await markAgreed(tx, id, services.now());
  });

/** Notes how far an agreed goal is. */
export const noteProgress = (actor: Actor, { id, value, note }: GoalNote, services: Needs): Promise<Goal[]> =>
  withGoal(actor, id, services, async (tx, can) => {
    if (!can.note) throw new AppError('conflict', { message: PRACTICE_MESSAGES.goalNotAgreed });
    await insertProgress(tx, { goal_id: id, value, note, by_pro: isPro(actor), created_at: services.now() });
  });

/** Withdraws, declines or gives up a goal: it needs both, so either may. */
export const removeGoal = (actor: Actor, id: string, services: Needs): Promise<Goal[]> =>
  withGoal(actor, id, services, (tx) => deleteGoal(tx, id));
