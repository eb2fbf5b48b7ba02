import type { Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/**
 * Marks at most `limit` lessons that begin between `now` and `until` as reminded of, and answers them. Two sweeps at once: each
 * row is locked by one, the other passes it by. A lesson being moved meanwhile is left to the next sweep, with its new start.
 */
export async function claimReminders(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<{ id: string; starts_at: Date }[]> {
  // The conditions on constants are those of the index lessons_to_remind, which is what is read.
  return tx.$queryRaw(sql`
    UPDATE lessons SET reminded_for = lessons.starts_at
    FROM (
      SELECT id FROM lessons
      WHERE starts_at > ${now} AND starts_at <= ${until}
        AND cancelled_at IS NULL AND type = 0 AND player_id IS NOT NULL AND reminded_for IS DISTINCT FROM starts_at
      ORDER BY starts_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) due
    WHERE lessons.id = due.id RETURNING lessons.id, lessons.starts_at`);
}
