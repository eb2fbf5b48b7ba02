import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { BULK_LIMIT } from '@fairway/contracts/constants';
import type {
  AffectedLesson,
  NoticePreview,
  Period,
  UnplayableDone,
  UnplayableIn,
} from '@fairway/contracts/lessons/bulk-reschedule';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { invalidField } from '#core/app-error.ts';
import { instantsOfPeriod } from '#domains/schedule/closures/rules.ts';
import { addDays } from '@fairway/time/calendar';
import { toZoned, resolveZone } from '@fairway/time/zoned-time';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { openTimes } from '#domains/schedule/waiting-list/service.ts';
import { closePeriod } from '#domains/schedule/closures/service.ts';
import { publishEvent } from '#core/publish-event.ts';
import { refundRefilled } from '#domains/lessons/refill-refund/service.ts';
import { coversAll, SUGGESTED_DAYS, suggestAll } from './rules.ts';
import { lockWithin, readWithin } from './repository.ts';
import type { LockedLesson } from '#domains/lessons/batch/repository.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import { cancelAll, toChangeEvents, moveAll, applyCreditChanges, type Move } from '#domains/lessons/batch/service.ts';

const toSpan = (actor: Actor, period: Period) => {
  const { start, end } = instantsOfPeriod(resolveZone(actor.timezone), period);
  return { start: new Date(start), end: new Date(end) };
};

/** The lessons that reach into a period, each with free times after it. */
export async function listAffectedLessons(
  actor: Actor,
  period: Period,
  { db, now }: AppServices,
): Promise<{ lessons: AffectedLesson[] }> {
  const at = now();
  const span = toSpan(actor, period);
  const rows = await readWithin(db, actor.id, { ...span, now: at, limit: BULK_LIMIT + 1 });
  if (rows.length > BULK_LIMIT) throw invalidField('end', LESSON_MESSAGES.bulkLimit(BULK_LIMIT));
  if (rows.length === 0) return { lessons: [] };
  const after = Math.max(span.end.getTime(), at.getTime());
  const first = toZoned(resolveZone(actor.timezone), after).date;
  const { facts } = await loadSchedule(db, { pro_id: actor.id, from: first, to: addDays(first, SUGGESTED_DAYS) }, at);
  const suggestions = suggestAll(
    rows.map(({ starts_at, ends_at }) => ({ start: Date.parse(starts_at), end: Date.parse(ends_at) })),
    facts,
    { first, window: { from: after, lastDate: null } },
  );
  return {
    lessons: rows.map((row, nth) => ({ lesson: lessonView(row, 'pro', at), suggestions: suggestions[nth] ?? [] })),
  };
}

/** Moves and cancels the lessons of a period as chosen, closes it, and tells each player once: all of it or nothing. */
export async function applyBulkReschedule(
  actor: Actor,
  input: UnplayableIn,
  { db, now }: AppServices,
): Promise<UnplayableDone> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const { events, ...done } = await apply(tx, actor, input, at);
    for (const event of events) await publishEvent(tx, event);
    return { ...done, told: events.length };
  });
}

/** What would be sent: it is done in full, read as it would go out, and taken back. */
class RollbackWithResult extends Error {
  readonly notices: NoticePreview[];
  constructor(notices: NoticePreview[]) {
    super('Only a preview');
    this.notices = notices;
  }
}

/** What the players of a change will be sent. Notices know lessons and lessons do not know notices, so it is handed in. */
type DescribeNotice = (
  tx: Tx,
  event: ReturnType<typeof toChangeEvents>[number] & { at: Date },
) => Promise<NoticePreview[]>;

/** The same without doing it: each player's notice, or the refusal that it would meet. */
export async function previewBulkReschedule(
  actor: Actor,
  input: UnplayableIn,
  { db, now }: CoreServices,
  describe: DescribeNotice,
): Promise<{ notices: NoticePreview[] }> {
  const at = now();
  try {
    return await inTransaction(db, async (tx) => {
      const { events } = await apply(tx, actor, input, at);
      const notices = [];
      for (const event of events) notices.push(...(await describe(tx, { ...event, at })));
      throw new RollbackWithResult(notices);
    });
  } catch (error) {
    if (error instanceof RollbackWithResult) return { notices: error.notices };
    throw error;
  }
}

async function apply(tx: Tx, actor: Actor, input: UnplayableIn, now: Date) {
  await lockDiary(tx, actor.id);
  const lessons = await lockWithin(tx, actor.id, { ...toSpan(actor, input), now });
  if (!coversAll(lessons, input.choices)) throw invalidField('choices', LESSON_MESSAGES.bulkChanged);
  if (input.close) await closePeriod(tx, actor.id, input, now);
  const { cancels, moves } = sorted(lessons, input);
  // It is the weather's doing: whatever the hour, nobody loses credits or owes a fee.
  const cancelled = await cancelAll(tx, cancels, true, now);
  const moved = await moveAll(tx, actor, moves, 'choices', now);
  await applyCreditChanges(tx, actor, [...cancelled, ...moved], now);
  await refundRefilled(tx, { pro_id: actor.id, lesson_ids: moved.map(({ lesson }) => lesson.id), now });
  const times = [...moved, ...cancelled].map(({ lesson }) => lesson);
  await openTimes(tx, { pro_id: actor.id, freed_by: null, times, now });
  const act = { why: 'unplayable' as const, note: input.note || null };
  return {
    moved: moved.length,
    cancelled: cancelled.length,
    events: toChangeEvents(actor, [...moved, ...cancelled], act),
  };
}

function sorted(lessons: LockedLesson[], { choices }: UnplayableIn): { cancels: LockedLesson[]; moves: Move[] } {
  const chosen = new Map(choices.map((choice) => [choice.lesson_id, choice]));
  const cancels = lessons.filter(({ id }) => chosen.get(id)?.action === 'cancel');
  const moves = lessons.flatMap((lesson) => {
    const { action, date, time, outside_availability } = chosen.get(lesson.id) ?? {};
    if (action !== 'move' || !date || !time) return [];
    return [{ lesson, requested: { date, time, duration: lesson.duration }, outside: outside_availability === true }];
  });
  return { cancels, moves };
}
