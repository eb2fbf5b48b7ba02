import { PLAYER_LESSON_TYPES } from '@fairway/contracts/constants';
import type { Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { execute, query } from '@fairway/db/query';
import type { InferResult } from 'kysely';

/** What every change of one player's lesson begins with: `l` is the lesson, or a place in a group lesson. */
export const selectChangeable = query
  .selectFrom('lessons as l')
  .innerJoin('users as pro', 'pro.id', 'l.pro_id')
  .where('l.type', 'in', PLAYER_LESSON_TYPES)
  .select([
    'l.id',
    'l.type',
    'l.group_lesson_id',
    'l.pro_id',
    'l.player_id',
    'l.starts_at',
    'l.ends_at',
    'l.duration',
    'l.note',
    'l.payment_type',
    'l.credits',
    'l.club_id',
    'l.venue',
    'l.cancelled_at',
    'l.paid_at',
    'pro.timezone',
  ]);

/** A lesson about to be changed, locked so that a second change waits its turn. */
export type LockedLesson = InferResult<typeof selectChangeable>[number];

interface LessonChange extends Pick<LockedLesson, 'starts_at' | 'ends_at' | 'duration' | 'credits'> {
  note?: string | null;
  player_note?: string | null;
  club_id?: LockedLesson['club_id'];
  venue?: LockedLesson['venue'];
  reminded_for?: Date;
  updated_at: Date;
}

/** Writes a change; false when another live lesson has the new time. The caller holds the diary's lock. */
export async function updateLesson(
  tx: Tx,
  id: string,
  change: LessonChange & { cancelled_at?: null },
): Promise<boolean> {
  try {
    await tx.lessons.update({ where: { id }, data: { ...change, sequence: { increment: 1 } } });
    return true;
  } catch (error) {
    if (violates(error, 'lessons_no_overlap')) return false;
    throw error;
  }
}

/** Marks a lesson cancelled. */
export async function markCancelled(
  tx: Tx,
  id: string,
  { cancelled_at, fee_due, fee_waived }: { cancelled_at: Date; fee_due: boolean; fee_waived: boolean },
): Promise<void> {
  await tx.lessons.update({
    where: { id },
    data: {
      cancelled_at,
      fee_due,
      fee_waived_at: fee_waived ? cancelled_at : null,
      updated_at: cancelled_at,
      sequence: { increment: 1 },
    },
  });
}

/**
 * Takes live lessons out of the diary for the length of the transaction. Lessons that change places would stand in each
 * other's way: the exclusion constraint looks at each row as it is written, and nobody else sees the rows meanwhile.
 */
export const parkLessons = (tx: Tx, ids: string[], now: Date): Promise<number> =>
  execute(
    tx,
    query
      .updateTable('lessons')
      .set({ cancelled_at: now })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  );

/** Puts a lifted lesson down at its new time; false when another live lesson is there. */
export const unparkLesson = (tx: Tx, id: string, change: LessonChange): Promise<boolean> =>
  updateLesson(tx, id, { ...change, cancelled_at: null });
