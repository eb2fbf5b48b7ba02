import { PLAYER_LESSON_TYPES } from '@fairway/contracts/constants';
import type { Tx } from '@fairway/db/client';
import { fetchRows, query } from '@fairway/db/query';

/**
 * Marks at most `limit` lessons that begin between `now` and `until` as reminded of, and answers them. Two sweeps at once: each
 * row is locked by one, the other passes it by. A lesson being moved meanwhile is left to the next sweep, with its new start.
 */
export function claimReminders(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<{ id: string; starts_at: Date }[]> {
  // The conditions on constants are those of the index lessons_due_reminders, which is what is read.
  const due = query
    .selectFrom('lessons')
    .select('id')
    .where('starts_at', '>', now)
    .where('starts_at', '<=', until)
    .where('cancelled_at', 'is', null)
    .where((eb) =>
      eb(
        'type',
        'in',
        PLAYER_LESSON_TYPES.map((type) => eb.lit(type)),
      ),
    )
    .where('player_id', 'is not', null)
    .whereRef('reminded_for', 'is distinct from', 'starts_at')
    .orderBy('starts_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return fetchRows(
    tx,
    query
      .updateTable('lessons')
      .from(due.as('due'))
      .set((eb) => ({ reminded_for: eb.ref('lessons.starts_at') }))
      .whereRef('lessons.id', '=', 'due.id')
      .returning(['lessons.id', 'lessons.starts_at']),
  );
}
