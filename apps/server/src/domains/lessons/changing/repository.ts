import { PLAYER_LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { fetchFirst, query } from '@fairway/db/query';
import type { InferResult } from 'kysely';
import { isWithin } from '#domains/lessons/lesson/repository.ts';
import type { Scope } from '#domains/lessons/lesson/rules.ts';

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

/** Locks a face-to-face lesson of the scope; null when there is none. */
export const lockLesson = (tx: Tx, scope: Scope, id: string): Promise<LockedLesson | null> =>
  fetchFirst(tx, selectChangeable.where('l.id', '=', id).where(isWithin(scope)).forUpdate('l'));

/** The same without a lock, to look at. */
export const findChangeable = (db: DbOrTx, scope: Scope, id: string): Promise<LockedLesson | null> =>
  fetchFirst(db, selectChangeable.where('l.id', '=', id).where(isWithin(scope)));

/** The pro of a lesson of the scope, or null: which diary to lock before the lesson itself. */
export async function findLessonPro(db: DbOrTx, scope: Scope, id: string): Promise<string | null> {
  const row = await db.lessons.findFirst({
    where: { id, type: { in: [...PLAYER_LESSON_TYPES] }, ...scope },
    select: { pro_id: true },
  });
  return row?.pro_id ?? null;
}

/** Writes a change; false when another live lesson has the new time. The caller holds the diary's lock. */
export async function updateLesson(
  tx: Tx,
  id: string,
  change: Pick<LockedLesson, 'starts_at' | 'ends_at' | 'duration' | 'note' | 'credits' | 'club_id' | 'venue'> & {
    reminded_for?: Date;
    updated_at: Date;
  },
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
