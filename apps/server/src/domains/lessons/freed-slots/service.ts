import type { ReleasedAnswer, ReleasedTime } from '@fairway/contracts/lessons/lessons';
import { inTransaction, type DbOrTx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { toZoned, resolveZone } from '@fairway/time/zoned-time';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { publishEvent } from '#core/publish-event.ts';
import { isFreeAgain } from './rules.ts';
import type { LessonRow } from '#domains/lessons/lesson/repository.ts';
import { readAnswer, findFreedSlot, readUnanswered, settleFreedSlot } from './repository.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';

/** Questions shown at once; the rest come up when these are answered. */
const LIMIT = 50;

/** The lessons that players have cancelled and the pro has not yet said whether to tell the others of (D16), oldest first. */
export async function listFreedSlots(actor: Actor, { db, now }: AppServices): Promise<ReleasedTime[]> {
  const at = now();
  const rows = await readUnanswered(db, actor.id, at, LIMIT);
  const free = await freeAmong(db, actor.id, rows, at);
  return rows.map((row) => ({ ...lessonView(row, 'pro', at), still_free: free.has(row.id) }));
}

/**
 * Answers for one of them, on all devices: a yes tells the pro's other players that the time is free, if players may still
 * book it (D16). The first answer stands; another gets it back and tells nobody.
 */
export async function answerFreedSlot(
  actor: Actor,
  { response, lesson_id }: { response: boolean; lesson_id?: string | null },
  { db, now }: AppServices,
): Promise<ReleasedAnswer> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const lesson = lesson_id
      ? await findFreedSlot(tx, actor.id, lesson_id)
      : (await readUnanswered(tx, actor.id, at, 1))[0];
    if (!lesson) throw notFound();
    const told = response && (await freeAmong(tx, actor.id, [lesson], at)).has(lesson.id);
    if ((await settleFreedSlot(tx, lesson.id, { response, told, now: at })) && told)
      await publishEvent(tx, { topic: 'time.freed', payload: { lesson_id: lesson.id, actor_id: actor.id } });
    const standing = await readAnswer(tx, lesson.id);
    return { ...standing, response: standing.response ?? false };
  });
}

/** The ids of those lessons whose time players may book now, by one read of the diary over all their dates. */
async function freeAmong(db: DbOrTx, pro_id: string, rows: LessonRow[], now: Date): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const spans = rows.map(({ id, timezone, starts_at, ends_at }) => {
    const start = Date.parse(starts_at);
    return { id, starts_at: start, ends_at: Date.parse(ends_at), date: toZoned(resolveZone(timezone), start).date };
  });
  const dates = spans.map(({ date }) => date).sort();
  const diary = await loadSchedule(db, { pro_id, from: dates[0]!, to: dates.at(-1)! }, now);
  if (!diary.subscribed) return new Set();
  return new Set(spans.filter((span) => isFreeAgain(span, diary.facts, diary.window.player)).map(({ id }) => id));
}
