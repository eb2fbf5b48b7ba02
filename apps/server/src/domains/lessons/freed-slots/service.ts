import type { ReleasedAnswer, ReleasedTime } from '@fairway/contracts/lessons/lessons';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { invalidField, notFound } from '#core/app-error.ts';
import { toZoned, resolveZone } from '@fairway/time/zoned-time';
import { foundScheduleAsJson, loadSchedule, toSchedule, type Schedule } from '#domains/schedule/slots/service.ts';
import { withHeld } from '#domains/schedule/slots/rules.ts';
import { publishEvent } from '#core/publish-event.ts';
import { isFreeAgain } from './rules.ts';
import type { LessonRow } from '#domains/lessons/lesson/repository.ts';
import { readAnswer, findFreedSlot, prepareUnanswered, settleFreedSlot } from './repository.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';

const readUnanswered = prepareUnanswered(foundScheduleAsJson);

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
  const { lessons, diary } = await readUnanswered(db, { pro_id, now, limit: LIMIT });
  if (lessons.length === 0) return [];
  const findStanding = standingIn(toSchedule(diary, now));
  return lessons.map((row) => ({ row, standing: findStanding(row) })).filter(({ standing }) => standing !== 'held');
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
    const standing = response ? await readStanding(tx, lesson, at) : 'gone';
    if (standing === 'held') throw invalidField('lesson_id', LESSON_MESSAGES.heldForLine);
    const told = standing === 'free';
    if ((await settleFreedSlot(tx, lesson.id, { response, told, now: at })) && told)
      await publishEvent(tx, { topic: 'time.freed', payload: { lesson_id: lesson.id, actor_id: actor.id } });
    const answer = await readAnswer(tx, lesson.id);
    return { ...answer, response: answer.response ?? false };
  });
}

/** What became of the time of a lesson, in the diary of its day. */
async function readStanding(tx: Tx, lesson: LessonRow, now: Date): Promise<Standing> {
  const { date } = toZoned(resolveZone(lesson.timezone), Date.parse(lesson.starts_at));
  return standingIn(await loadSchedule(tx, { pro_id: lesson.pro_id, from: date, to: date }, now))(lesson);
}

/** What became of the times of lessons, in a diary that has their days. */
function standingIn({ facts, held, subscribed, window }: Schedule): (lesson: LessonRow) => Standing {
  const players = withHeld(facts, held, null);
  return (lesson) => {
    const span = { starts_at: Date.parse(lesson.starts_at), ends_at: Date.parse(lesson.ends_at) };
    if (held.some(({ start, end }) => start < span.ends_at && span.starts_at < end)) return 'held';
    return subscribed && isFreeAgain(span, players, window.player) ? 'free' : 'gone';
  };
}
