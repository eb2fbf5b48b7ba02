import { BULK_LIMIT } from '@fairway/contracts/constants';
import type {
  AffectedLesson,
  NoticePreview,
  Period,
  UnplayableDone,
  UnplayableIn,
} from '@fairway/contracts/unplayable';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { instantsOfPeriod } from '../../diary/rules/period.ts';
import { addDays, wallAt, zoneOr } from '../../diary/rules/wallclock.ts';
import { diaryOf } from '../../diary/service.ts';
import { closePeriod } from '../../diary/use-cases/close.ts';
import { note } from '../../notifications/service.ts';
import { previewNotice } from '../../notifications/use-cases/preview.ts';
import { coversAll, SUGGESTED_DAYS, suggestAll } from '../rules/bulk.ts';
import { lockWithin, readWithin } from '../store/bulk.ts';
import type { LockedLesson } from '../store/write.ts';
import { lessonView } from '../view.ts';
import { cancelAll, eventsOf, moveAll, settleAll, type Move } from './bulk-apply.ts';

const CHANGED = 'The lessons of this time have changed. Please look at them again.';
const TOO_MANY = `That is more than ${BULK_LIMIT} lessons. Please choose a shorter time.`;

const spanOf = (actor: Actor, period: Period) => {
  const { start, end } = instantsOfPeriod(zoneOr(actor.timezone), period);
  return { start: new Date(start), end: new Date(end) };
};

/** The lessons that reach into a period, each with free times after it. */
export async function affectedLessons(
  actor: Actor,
  period: Period,
  { db, now }: Deps,
): Promise<{ lessons: AffectedLesson[] }> {
  const at = now();
  const span = spanOf(actor, period);
  const rows = await readWithin(db, actor.id, { ...span, now: at, limit: BULK_LIMIT + 1 });
  if (rows.length > BULK_LIMIT) throw invalidField('end', TOO_MANY);
  if (rows.length === 0) return { lessons: [] };
  const after = Math.max(span.end.getTime(), at.getTime());
  const first = wallAt(zoneOr(actor.timezone), after).date;
  const { facts } = await diaryOf(db, { pro_id: actor.id, from: first, to: addDays(first, SUGGESTED_DAYS) }, at);
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
export async function markUnplayable(actor: Actor, input: UnplayableIn, { db, now }: Deps): Promise<UnplayableDone> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const { events, ...done } = await apply(tx, actor, input, at);
    for (const event of events) await note(tx, event);
    return { ...done, told: events.length };
  });
}

/** What would be sent: it is done in full, read as it would go out, and taken back. */
class TakenBack extends Error {
  readonly notices: NoticePreview[];
  constructor(notices: NoticePreview[]) {
    super('Only a preview');
    this.notices = notices;
  }
}

/** The same without doing it: each player's notice, or the refusal that it would meet. */
export async function previewUnplayable(
  actor: Actor,
  input: UnplayableIn,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<{ notices: NoticePreview[] }> {
  const at = now();
  try {
    return await inTransaction(db, async (tx) => {
      const { events } = await apply(tx, actor, input, at);
      const notices = [];
      for (const event of events) notices.push(...(await previewNotice(tx, { ...event, at })));
      throw new TakenBack(notices);
    });
  } catch (error) {
    if (error instanceof TakenBack) return { notices: error.notices };
    throw error;
  }
}

async function apply(tx: Tx, actor: Actor, input: UnplayableIn, now: Date) {
  await lockDiary(tx, actor.id);
  const lessons = await lockWithin(tx, actor.id, { ...spanOf(actor, input), now });
  if (!coversAll(lessons, input.choices)) throw invalidField('choices', CHANGED);
  if (input.close) await closePeriod(tx, actor.id, input, now);
  const { cancels, moves } = sorted(lessons, input);
  // It is the weather's doing: whatever the hour, nobody loses credits or owes a fee.
  const cancelled = await cancelAll(tx, cancels, true, now);
  const moved = await moveAll(tx, actor, moves, 'choices', now);
  await settleAll(tx, actor, [...cancelled, ...moved], now);
  const act = { why: 'unplayable' as const, note: input.note || null };
  return {
    moved: moved.length,
    cancelled: cancelled.length,
    events: eventsOf(actor, [...moved, ...cancelled], act),
  };
}

function sorted(lessons: LockedLesson[], { choices }: UnplayableIn): { cancels: LockedLesson[]; moves: Move[] } {
  const chosen = new Map(choices.map((choice) => [choice.lesson_id, choice]));
  const cancels = lessons.filter(({ id }) => chosen.get(id)?.action === 'cancel');
  const moves = lessons.flatMap((lesson) => {
    const { action, date, time, outside_availability } = chosen.get(lesson.id) ?? {};
    if (action !== 'move' || !date || !time) return [];
    return [{ lesson, wish: { date, time, duration: lesson.duration }, outside: outside_availability === true }];
  });
  return { cancels, moves };
}
