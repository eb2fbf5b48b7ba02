import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { LESSON, type LessonRow } from './read.ts';

/** The answer that stands on a time; `response` is null while there is none, or when a later cancellation asks instead. */
export interface StandingAnswer {
  lesson_id: string;
  response: boolean | null;
  told: boolean;
}

/** Asks the pro about the time of a lesson just cancelled, in place of what was asked about parts of that time before. */
export async function insertReleased(
  tx: Tx,
  lesson: { id: string; pro_id: string; starts_at: Date; ends_at: Date },
  now: Date,
): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE released_times r SET settled_at = ${now} FROM lessons l
    WHERE r.pro_id = ${lesson.pro_id}::uuid AND r.settled_at IS NULL AND l.id = r.lesson_id
      AND l.starts_at >= ${lesson.starts_at} AND l.ends_at <= ${lesson.ends_at}`);
  await tx.released_times.create({ data: { lesson_id: lesson.id, pro_id: lesson.pro_id, created_at: now } });
}

/** The cancelled lessons a pro has still to say something to, oldest cancellation first; those that are over ask nothing. */
export const readUnanswered = (db: DbOrTx, pro_id: string, now: Date, limit: number): Promise<LessonRow[]> =>
  db.$queryRaw<LessonRow[]>(
    sql`
      ${LESSON}
      JOIN released_times r ON r.lesson_id = l.id
      WHERE r.pro_id = ${pro_id}::uuid AND r.settled_at IS NULL AND l.starts_at > ${now}
      ORDER BY r.created_at, r.lesson_id LIMIT ${limit}`,
  );

/** The cancelled lesson of a question, or null when nobody was ever asked about it. */
export async function readReleased(db: DbOrTx, pro_id: string, lesson_id: string): Promise<LessonRow | null> {
  const rows = await db.$queryRaw<LessonRow[]>(
    sql`
      ${LESSON}
      JOIN released_times r ON r.lesson_id = l.id
      WHERE r.pro_id = ${pro_id}::uuid AND r.lesson_id = ${lesson_id}::uuid`,
  );
  return rows[0] ?? null;
}

/**
 * Gives the pro's answer and says whether it is this one that counts. Two devices at once: the second waits for the first's
 * row, finds it settled and changes nothing.
 */
export async function settleReleased(
  tx: Tx,
  lesson_id: string,
  { response, told, now }: { response: boolean; told: boolean; now: Date },
): Promise<boolean> {
  const { count } = await tx.released_times.updateMany({
    where: { lesson_id, settled_at: null },
    data: { response, told, settled_at: now },
  });
  return count === 1;
}

/** What was answered. */
export const readAnswer = (db: DbOrTx, lesson_id: string): Promise<StandingAnswer> =>
  db.released_times.findUniqueOrThrow({
    where: { lesson_id },
    select: { lesson_id: true, response: true, told: true },
  });
