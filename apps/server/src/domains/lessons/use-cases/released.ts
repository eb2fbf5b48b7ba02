import type { ReleasedAnswer, ReleasedTime } from '@fairway/contracts/lessons';
import { inTransaction, type DbOrTx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { wallAt, zoneOr } from '../../diary/rules/wallclock.ts';
import { diaryOf } from '../../diary/service.ts';
import { note } from '../../notifications/service.ts';
import { isFreeAgain } from '../rules/released.ts';
import type { LessonRow } from '../store/read.ts';
import { readAnswer, readReleased, readUnanswered, settleReleased } from '../store/released.ts';
import { lessonView } from '../view.ts';

/** Questions shown at once; the rest come up when these are answered. */
const LIMIT = 50;

/** The lessons that players have cancelled and the pro has not yet said whether to tell the others of (D16), oldest first. */
export async function releasedTimes(actor: Actor, { db, now }: Deps): Promise<ReleasedTime[]> {
  const at = now();
  const rows = await readUnanswered(db, actor.id, at, LIMIT);
  const free = await freeAmong(db, actor.id, rows, at);
  return rows.map((row) => ({ ...lessonView(row, 'pro', at), still_free: free.has(row.id) }));
}

/**
 * Answers for one of them, on all devices: a yes tells the pro's other players that the time is free, if players may still
 * book it (D16). The first answer stands; another gets it back and tells nobody.
 */
export async function answerReleased(
  actor: Actor,
  { response, lesson_id }: { response: boolean; lesson_id?: string | null },
  { db, now }: Deps,
): Promise<ReleasedAnswer> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const lesson = lesson_id
      ? await readReleased(tx, actor.id, lesson_id)
      : (await readUnanswered(tx, actor.id, at, 1))[0];
    if (!lesson) throw notFound();
    const told = response && (await freeAmong(tx, actor.id, [lesson], at)).has(lesson.id);
    if ((await settleReleased(tx, lesson.id, { response, told, now: at })) && told)
      await note(tx, { topic: 'time.freed', payload: { lesson_id: lesson.id, actor_id: actor.id } });
    const standing = await readAnswer(tx, lesson.id);
    return { ...standing, response: standing.response ?? false };
  });
}

/** The ids of those lessons whose time players may book now, by one read of the diary over all their dates. */
async function freeAmong(db: DbOrTx, pro_id: string, rows: LessonRow[], now: Date): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const spans = rows.map(({ id, timezone, starts_at, ends_at }) => {
    const start = Date.parse(starts_at);
    return { id, starts_at: start, ends_at: Date.parse(ends_at), date: wallAt(zoneOr(timezone), start).date };
  });
  const dates = spans.map(({ date }) => date).sort();
  const diary = await diaryOf(db, { pro_id, from: dates[0]!, to: dates.at(-1)! }, now);
  if (!diary.subscribed) return new Set();
  return new Set(spans.filter((span) => isFreeAgain(span, diary.facts, diary.window.player)).map(({ id }) => id));
}
