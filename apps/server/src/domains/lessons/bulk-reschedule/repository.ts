import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchRows } from '@fairway/db/query';
import { selectLessons, type LessonBuilder, type LessonRow } from '#domains/lessons/lesson/repository.ts';
import { LONGEST_LESSON_MS } from '#domains/lessons/lesson/rules.ts';
import { selectChangeable, type LockedLesson } from '#domains/lessons/batch/repository.ts';

/** Group lessons are their own page's to move or cancel. */
const lockLive = selectChangeable
  .where('l.type', '=', LESSON_TYPES.normal)
  .where('l.cancelled_at', 'is', null)
  .orderBy('l.id')
  .forUpdate('l');

/** Locks the live lessons of a series from an instant on, those still to begin, soonest first. The caller holds the diary's lock. */
export async function lockFollowing(
  tx: Tx,
  pro_id: string,
  { series_id, from, now }: { series_id: string; from: Date; now: Date },
): Promise<LockedLesson[]> {
  const following = lockLive
    .where('l.series_id', '=', series_id)
    .where('l.pro_id', '=', pro_id)
    .where('l.starts_at', '>=', from)
    .where('l.starts_at', '>', now);
  return inOrder(await fetchRows(tx, following));
}

/** A time that cannot be played; what has begun by `now` is left alone. */
interface Span {
  start: Date;
  end: Date;
  now: Date;
}

/** Locks the live lessons that reach into a span and are still to begin, soonest first. The caller holds the diary's lock. */
export async function lockWithin(tx: Tx, pro_id: string, span: Span): Promise<LockedLesson[]> {
  return inOrder(await fetchRows(tx, lockLive.where(reachesInto(pro_id, span))));
}

const reachesInto =
  (pro_id: string, { start, end, now }: Span) =>
  (eb: LessonBuilder) =>
    eb.and([
      eb('l.pro_id', '=', pro_id),
      eb('l.starts_at', '>', new Date(start.getTime() - LONGEST_LESSON_MS)),
      eb('l.starts_at', '<', end),
      eb('l.ends_at', '>', start),
      eb('l.starts_at', '>', now),
    ]);

/** The same lessons to be looked at, `limit` at most. */
export const readWithin = (
  db: DbOrTx,
  pro_id: string,
  { limit, ...span }: Span & { limit: number },
): Promise<LessonRow[]> =>
  fetchRows(
    db,
    selectLessons
      .where('l.type', '=', 0)
      .where('l.cancelled_at', 'is', null)
      .where(reachesInto(pro_id, span))
      .orderBy('l.starts_at')
      .orderBy('l.id')
      .limit(limit),
  );

const inOrder = (lessons: LockedLesson[]): LockedLesson[] =>
  lessons.sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());

/** The series of a lesson of the pro's, or null. */
export const readSeries = async (tx: Tx, pro_id: string, id: string): Promise<string | null> =>
  (await tx.lessons.findFirst({ where: { id, pro_id, type: 0 }, select: { series_id: true } }))?.series_id ?? null;
