import type { DbOrTx, Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { sql, type Sql } from '@fairway/db/sql';
import { LESSON, type LessonRow } from './read.ts';
import type { LockedLesson } from './write.ts';

const locked = (which: Sql): Sql => sql`
  SELECT l.id, l.pro_id, l.player_id, l.starts_at, l.ends_at, l.duration, l.note, l.payment_type, l.credits, l.club_id, l.venue,
    l.cancelled_at, l.paid_at, pro.timezone
  FROM lessons l JOIN users pro ON pro.id = l.pro_id
  WHERE l.type = 0 AND l.cancelled_at IS NULL AND ${which}
  ORDER BY l.id FOR UPDATE OF l`;

/** Locks the live lessons of a series from an instant on, those still to begin, soonest first. The caller holds the diary's lock. */
export async function lockFollowing(
  tx: Tx,
  pro_id: string,
  { series_id, from, now }: { series_id: string; from: Date; now: Date },
): Promise<LockedLesson[]> {
  const rows = await tx.$queryRaw<LockedLesson[]>(
    locked(
      sql`l.series_id = ${series_id}::uuid AND l.pro_id = ${pro_id}::uuid AND l.starts_at >= ${from} AND l.starts_at > ${now}`,
    ),
  );
  return inOrder(rows);
}

/** Locks the live lessons that reach into a span and are still to begin, soonest first. The caller holds the diary's lock. */
export async function lockWithin(
  tx: Tx,
  pro_id: string,
  { start, end, now }: { start: Date; end: Date; now: Date },
): Promise<LockedLesson[]> {
  return inOrder(await tx.$queryRaw<LockedLesson[]>(locked(reachesInto(pro_id, { start, end, now }))));
}

/** No lesson is longer than three hours, which keeps the search on the index. */
const reachesInto = (pro_id: string, { start, end, now }: { start: Date; end: Date; now: Date }): Sql =>
  sql`l.pro_id = ${pro_id}::uuid AND l.starts_at > ${start}::timestamptz - interval '3 hours' AND l.starts_at < ${end}
    AND l.ends_at > ${start} AND l.starts_at > ${now}`;

/** The same lessons to be looked at, `limit` at most. */
export const readWithin = (
  db: DbOrTx,
  pro_id: string,
  { limit, ...span }: { start: Date; end: Date; now: Date; limit: number },
): Promise<LessonRow[]> =>
  db.$queryRaw<LessonRow[]>(sql`
    ${LESSON} WHERE l.type = 0 AND l.cancelled_at IS NULL AND ${reachesInto(pro_id, span)}
    ORDER BY l.starts_at, l.id LIMIT ${limit}`);

const inOrder = (lessons: LockedLesson[]): LockedLesson[] =>
  lessons.sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());

/** The series of a lesson of the pro's, or null. */
export const readSeries = async (tx: Tx, pro_id: string, id: string): Promise<string | null> =>
  (await tx.lessons.findFirst({ where: { id, pro_id, type: 0 }, select: { series_id: true } }))?.series_id ?? null;

/**
 * Takes live lessons out of the diary for the length of the transaction. Lessons that change places would stand in each
 * other's way: the exclusion constraint looks at each row as it is written, and nobody else sees the rows meanwhile.
 */
export const liftLessons = (tx: Tx, ids: string[], now: Date): Promise<number> =>
  tx.$executeRaw(sql`UPDATE lessons SET cancelled_at = ${now} WHERE id = ANY(${ids}::uuid[])`);

/** Puts a lifted lesson down at its new time; false when another live lesson is there. */
export async function placeLesson(
  tx: Tx,
  id: string,
  change: { starts_at: Date; ends_at: Date; duration: number; credits: number; updated_at: Date; reminded_for?: Date },
): Promise<boolean> {
  try {
    await tx.lessons.update({ where: { id }, data: { ...change, cancelled_at: null, sequence: { increment: 1 } } });
    return true;
  } catch (error) {
    if (violates(error, 'lessons_no_overlap')) return false;
    throw error;
  }
}
