import type { Goal, GoalFields } from '@fairway/contracts/practice/goals';
import { GOAL_LIMITS } from '@fairway/contracts/practice/limits';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { fetchFirst, query } from '@fairway/db/query';
import type { Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';
import { isKnownTo, type Reader } from '#domains/practice/players/repository.ts';

export type GoalRow = Omit<Goal, 'can'>;

/** The newest notes of a goal's progress, the oldest of them first. */
const selectProgress = (goal_id: Expression<string>) =>
  query
    .selectFrom(
      query
        .selectFrom('goal_progress as n')
        .selectAll('n')
        .where('n.goal_id', '=', goal_id)
        .orderBy('n.id', 'desc')
        .limit(GOAL_LIMITS.progress)
        .as('h'),
    )
    .select((eb) => [
      eb.cast<number>('h.value', 'float8').as('value'),
      'h.note',
      'h.by_pro',
      isoText(eb.ref('h.created_at')).as('at'),
    ])
    .orderBy('h.id');

const selectGoals = query
  .selectFrom('player_goals as g')
  .select(['g.id', 'g.title', 'g.measure', 'g.unit', 'g.by_pro', 'g.revision'])
  .select((eb) => [
    eb.cast<number>('g.start', 'float8').as('start'),
    eb.cast<number>('g.target', 'float8').as('target'),
    eb.cast<string>('g.due_on', 'text').as('due_on'),
    isoText(eb.ref('g.agreed_at')).as('agreed_at'),
    isoText(eb.ref('g.created_at')).as('created_at'),
    jsonArrayFrom(selectProgress(eb.ref('g.id'))).as('progress'),
  ])
  .orderBy('g.due_on')
  .orderBy('g.id')
  .limit(GOAL_LIMITS.goals);

/** The goals of a player whom the reader may know, the next to be due first; null of anybody else. */
export async function readGoals(db: DbOrTx, reader: Reader, player_id: string): Promise<GoalRow[] | null> {
  const player = await fetchFirst(
    db,
    query
      .selectFrom('users as u')
      .select(jsonArrayFrom(selectGoals.where('g.user_id', '=', player_id)).as('goals'))
      .where('u.id', '=', player_id)
      .where(isKnownTo(reader)),
  );
  return player?.goals ?? null;
}

/** A goal that nobody else changes meanwhile. */
export type LockedGoal = Pick<GoalRow, 'id' | 'by_pro' | 'revision' | 'agreed_at' | 'start' | 'target'> & {
  user_id: string;
};

/** Locks a goal of a player whom the reader may know until the transaction ends. */
export const lockGoal = (tx: Tx, reader: Reader, id: string): Promise<LockedGoal | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('player_goals as g')
      .innerJoin('users as u', 'u.id', 'g.user_id')
      .select((eb) => [
        'g.id',
        'g.user_id',
        'g.by_pro',
        'g.revision',
        isoText(eb.ref('g.agreed_at')).as('agreed_at'),
        eb.cast<number>('g.start', 'float8').as('start'),
        eb.cast<number>('g.target', 'float8').as('target'),
      ])
      .where('g.id', '=', id)
      .where(isKnownTo(reader))
      .forUpdate('g'),
  );

export const countGoals = (tx: Tx, user_id: string): Promise<number> => tx.player_goals.count({ where: { user_id } });

export interface NewGoal extends GoalFields {
  user_id: string;
  by_pro: boolean;
  created_at: Date;
}

/** Keeps a goal, and answers its id. */
export async function insertGoal(tx: Tx, { due_on, ...goal }: NewGoal): Promise<string> {
  const data = { id: uuid(), ...goal, due_on: new Date(due_on) };
  return (await tx.player_goals.create({ data, select: { id: true } })).id;
}

export const updateGoal = (
  tx: Tx,
  id: string,
  { due_on, ...fields }: GoalFields & { revision: number },
): Promise<unknown> =>
  tx.player_goals.update({ where: { id }, data: { ...fields, due_on: new Date(due_on) }, select: { id: true } });

export const markAgreed = (tx: Tx, id: string, agreed_at: Date): Promise<unknown> =>
  tx.player_goals.update({ where: { id }, data: { agreed_at }, select: { id: true } });

/** The value that came closest to a goal, or went furthest beyond it; null before anything is noted. */
export async function findBest(tx: Tx, { id, start, target }: LockedGoal): Promise<number | null> {
  const { _min, _max } = await tx.goal_progress.aggregate({
    where: { goal_id: id },
    _min: { value: true },
    _max: { value: true },
  });
  const best = target > start ? _max.value : _min.value;
  return best && best.toNumber();
}

export const insertProgress = (
  tx: Tx,
  progress: { goal_id: string; value: number; note: string; by_pro: boolean; created_at: Date },
): Promise<unknown> => tx.goal_progress.create({ data: progress, select: { id: true } });

export const deleteGoal = (tx: Tx, id: string): Promise<unknown> =>
  tx.player_goals.delete({ where: { id }, select: { id: true } });
