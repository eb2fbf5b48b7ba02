import type { Db } from '@fairway/db/client';
import { expect } from 'vitest';
import { catchRefusal, type Refusal } from './calls.ts';

/** Everything a booking may leave behind, to be compared before and after. */
export async function traces(db: Db) {
  const [lessons, entries, lots, events] = await Promise.all([
    db.lessons.findMany({ orderBy: { id: 'asc' } }),
    db.credit_ledger.findMany({ orderBy: { id: 'asc' } }),
    db.credit_lots.findMany({ orderBy: { id: 'asc' } }),
    db.outbox.findMany({ orderBy: { id: 'asc' } }),
  ]);
  return { lessons, entries, lots, events: events.map(({ topic, payload }) => ({ topic, payload })) };
}

/** The lots whose remainder is not the sum of their movements: there should be none. */
export async function unbalanced(db: Db): Promise<string[]> {
  const lots = await db.credit_lots.findMany({ include: { entries: true } });
  return lots
    .filter(({ remaining, entries }) => remaining !== entries.reduce((sum, { amount }) => sum + amount, 0))
    .map(({ id }) => id);
}

/** How many unspent credits a player holds, expired ones too. */
export async function readCredits(db: Db, player: { id: string }): Promise<number> {
  const { _sum } = await db.credit_lots.aggregate({ where: { player_id: player.id }, _sum: { remaining: true } });
  return _sum.remaining ?? 0;
}

/** The refusal that a call ends in, which leaves everything as it was. */
export async function expectNoTrace(db: Db, call: () => Promise<unknown>): Promise<Refusal> {
  const before = await traces(db);
  const refusal = await catchRefusal(call());
  expect(await traces(db)).toEqual(before);
  return refusal;
}
