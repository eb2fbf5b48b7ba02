import type { Tx } from '@fairway/db/client';
import { fetchRows, query, type Database } from '@fairway/db/query';
import type { ExpressionBuilder } from 'kysely';

/** Lots of one batch. */
interface Batch {
  now: Date;
  limit: number;
}

/** Whether something is left of a lot, in the words of the indexes that the sweeps read, which a parameter would not match. */
const isLeft = (eb: ExpressionBuilder<Database, 'credit_lots'>) => eb('remaining', '>', eb.lit(0));

/**
 * Lots that have expired with something left, the oldest first, held until the transaction ends. A second worker passes those by that
 * the first has; whoever held one to spend or return sees what we wrote, or we see what they did.
 */
export const lockExpired = (tx: Tx, { now, limit }: Batch): Promise<{ id: string; remaining: number }[]> =>
  fetchRows(
    tx,
    query
      .selectFrom('credit_lots')
      .select(['id', 'remaining'])
      .where(isLeft)
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked(),
  );

/**
 * Marks the lots whose reminder has come as reminded, and answers their ids (C3): those that something is left of and that are live. Two
 * workers at once: a lot is locked by one, and passed by or found reminded by the other.
 */
export async function claimReminders(tx: Tx, { now, limit }: Batch): Promise<string[]> {
  const due = query
    .selectFrom('credit_lots')
    .select('id')
    .where(isLeft)
    .where('reminded_at', 'is', null)
    .where('remind_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('remind_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const claim = query.updateTable('credit_lots').set({ reminded_at: now }).where('id', 'in', due).returning('id');
  return (await fetchRows(tx, claim)).map(({ id }) => id);
}
