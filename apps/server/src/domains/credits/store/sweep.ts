import type { Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** Lots of one batch. */
interface Batch {
  now: Date;
  limit: number;
}

/**
 * Lots that have expired with something left, the oldest first, held until the transaction ends. A second worker passes those by that
 * the first has; whoever held one to spend or return sees what we wrote, or we see what they did.
 */
export const lockExpired = (tx: Tx, { now, limit }: Batch): Promise<{ id: string; remaining: number }[]> =>
  tx.$queryRaw<{ id: string; remaining: number }[]>(sql`
    SELECT id, remaining FROM credit_lots
    WHERE remaining > 0 AND expires_at <= ${now}
    ORDER BY expires_at, id LIMIT ${limit}
    FOR UPDATE SKIP LOCKED`);

/**
 * Marks the lots whose reminder has come as reminded, and answers their ids (C3): those that something is left of and that are live. Two
 * workers at once: a lot is locked by one, and passed by or found reminded by the other.
 */
export async function claimReminders(tx: Tx, { now, limit }: Batch): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>(sql`
    UPDATE credit_lots SET reminded_at = ${now}
    WHERE id IN (
      SELECT id FROM credit_lots
      WHERE remaining > 0 AND reminded_at IS NULL AND remind_at <= ${now} AND expires_at > ${now}
      ORDER BY remind_at, id LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)
    RETURNING id`);
  return rows.map(({ id }) => id);
}
