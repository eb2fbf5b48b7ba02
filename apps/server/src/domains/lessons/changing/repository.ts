import { PLAYER_LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst } from '@fairway/db/query';
import { selectChangeable, type LockedLesson } from '#domains/lessons/batch/repository.ts';
import { isWithin } from '#domains/lessons/lesson/repository.ts';
import type { Scope } from '#domains/lessons/lesson/rules.ts';

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
