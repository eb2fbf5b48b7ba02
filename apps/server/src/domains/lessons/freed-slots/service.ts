import type { ReleasedAnswer, ReleasedTime } from '@fairway/contracts/lessons/lessons';
import { inTransaction, type DbOrTx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { invalidField, notFound } from '#core/app-error.ts';
import { toZoned, resolveZone } from '@fairway/time/zoned-time';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { withHeld } from '#domains/schedule/slots/rules.ts';
import { publishEvent } from '#core/publish-event.ts';
import { isFreeAgain } from './rules.ts';
import type { LessonRow } from '#domains/lessons/lesson/repository.ts';
import { readAnswer, findFreedSlot, readUnanswered, settleFreedSlot } from './repository.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';

/** Questions shown at once; the rest come up when these are answered. */
const LIMIT = 50;

/** What became of the time that a lesson left. A held one is being offered along the waiting list (D20). */
type Standing = 'free' | 'held' | 'gone';

/**
 * The lessons that players have cancelled and the pro has not yet said whether to tell the others of (D16), oldest first. A time that is
 * held for somebody of the waiting list is asked about when that is over (D20).
 */
export async function listFreedSlots(actor: Actor, { db, now }: AppServices): Promise<ReleasedTime[]> {
  const at = now();
  return (await readAskable(db, actor.id, at)).map(({ row, standing }) => ({
    ...lessonView(row, 'pro', at),
    still_free: standing === 'free',
  }));
}

/** The unanswered ones that may be answered now, with what became of their times. */
async function readAskable(db: DbOrTx, pro_id: string, now: Date): Promise<{ row: LessonRow; standing: Standing }[]> {
  const rows = await readUnanswered(db, pro_id, now, LIMIT);
  const standings = await findStandings(db, pro_id, rows, now);
  return rows
    .map((row) => ({ row, standing: standings.get(row.id) ?? 'gone' }))
    .filter(({ standing }) => standing !== 'held');
}

/**
 * Answers for one of them, on all devices: a yes tells the pro's other players that the time is free, if players may still
 * book it (D16). The first answer stands; another gets it back and tells nobody. A yes for a time that is held is a 422 on `lesson_id`.
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
      : (await readAskable(tx, actor.id, at))[0]?.row;
    if (!lesson) throw notFound();
    const standing = response ? (await findStandings(tx, actor.id, [lesson], at)).get(lesson.id) : 'gone';
    if (standing === 'held') throw invalidField('lesson_id', LESSON_MESSAGES.heldForLine);
    const told = standing === 'free';
    if ((await settleFreedSlot(tx, lesson.id, { response, told, now: at })) && told)
      await publishEvent(tx, { topic: 'time.freed', payload: { lesson_id: lesson.id, actor_id: actor.id } });
    const answer = await readAnswer(tx, lesson.id);
    return { ...answer, response: answer.response ?? false };
  });
}

/** What became of the times of those lessons, by one read of the diary over all their dates. */
async function findStandings(
  db: DbOrTx,
  pro_id: string,
  rows: LessonRow[],
  now: Date,
): Promise<ReadonlyMap<string, Standing>> {
  if (rows.length === 0) return new Map();
  const spans = rows.map(({ id, timezone, starts_at, ends_at }) => {
    const start = Date.parse(starts_at);
    return { id, starts_at: start, ends_at: Date.parse(ends_at), date: toZoned(resolveZone(timezone), start).date };
  });
  const dates = spans.map(({ date }) => date).sort();
  const diary = await loadSchedule(db, { pro_id, from: dates[0]!, to: dates.at(-1)! }, now);
  const facts = withHeld(diary.facts, diary.held, null);
  const findStanding = (span: (typeof spans)[number]): Standing => {
    if (diary.held.some(({ start, end }) => start < span.ends_at && span.starts_at < end)) return 'held';
    return diary.subscribed && isFreeAgain(span, facts, diary.window.player) ? 'free' : 'gone';
  };
  return new Map(spans.map((span) => [span.id, findStanding(span)]));
}
