import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type {
  SeriesBooked,
  SeriesDate,
  SeriesIn,
  SeriesQuery,
  FollowingChanged,
  FollowingMoveIn,
} from '@fairway/contracts/lessons/series';
import { formatDay } from '@fairway/time/phrases';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import type { Actor, AppServices } from '#app/context.ts';
import { invalid, invalidField, notFound } from '#core/app-error.ts';
import { creditMap, spendCredits } from '#domains/credits/ledger/service.ts';
import { loadSchedule, type Schedule } from '#domains/schedule/slots/service.ts';
import { openTimes } from '#domains/schedule/waiting-list/service.ts';
import { publishEvent } from '#core/publish-event.ts';
import { evaluateCredits, evaluateTime, type Attendee } from '#domains/lessons/booking/rules.ts';
import { changeRefusal } from '#domains/lessons/lesson/rules.ts';
import { isWeekly, evaluateDate, listWeeklyDates, makeRequestedTime, daysFrom } from './rules.ts';
import { readBooking, type Venue, insertLesson } from '#domains/lessons/booking/repository.ts';
import type { LockedLesson } from '#domains/lessons/batch/repository.ts';
import { findLessonPro, lockLesson } from '#domains/lessons/changing/repository.ts';
import { keepsTime } from '#domains/lessons/changing/rules.ts';
import { assertOpen, resolveVenue, resolveAttendee, toNewLesson } from '#domains/lessons/booking/service.ts';
import { toChangeEvents, cancelAll, moveAll, applyCreditChanges, type Change } from '#domains/lessons/batch/service.ts';
import { refundRefilled } from '#domains/lessons/refill-refund/service.ts';
import { lessonsById } from '#domains/lessons/lesson/service.ts';
import { addDays } from '@fairway/time/calendar';
import { toZoned, resolveZone } from '@fairway/time/zoned-time';
import { lockFollowing, readSeries } from '#domains/lessons/bulk-reschedule/repository.ts';

/** What a weekly series would meet, date by date: free, taken or outside the hours. */
export async function previewSeries(
  actor: Actor,
  { date, start, duration, count }: SeriesQuery,
  { db, now }: AppServices,
): Promise<SeriesDate[]> {
  const dates = listWeeklyDates(date, count);
  const { facts, window } = await loadSchedule(db, { pro_id: actor.id, from: date, to: dates.at(-1)! }, now());
  return dates.map((each) =>
    evaluateDate(makeRequestedTime(facts.zone, { date: each, start, duration }), facts, window.pro),
  );
}

/**
 * Books exactly the dates that were ticked, each a lesson with a payment and a 24-hour rule of its own, or none of them. The
 * player is told once.
 */
export async function bookSeries(actor: Actor, input: SeriesIn, services: AppServices): Promise<SeriesBooked> {
  const who = resolveAttendee(actor, input);
  const now = services.now();
  const series_id = uuid();
  const dates = [...input.dates].sort();
  if (!isWeekly(dates)) throw invalidField('dates', LESSON_MESSAGES.oneWeekday);
  return inTransaction(services.db, async (tx) => {
    await lockDiary(tx, actor.id);
    const diary = await loadSchedule(tx, { pro_id: actor.id, from: dates[0]!, to: dates.at(-1)! }, now);
    assertOpen(diary);
    const { player_known, clubs } = await readBooking(tx, { pro_id: actor.id, player_id: who.player_id });
    if (!player_known) throw notFound();
    const lesson_ids = await place(tx, actor, {
      ...input,
      dates,
      who,
      diary,
      series_id,
      now,
      venue: resolveVenue(actor, input.venue, clubs),
    });
    await refundRefilled(tx, { pro_id: actor.id, lesson_ids, now });
    const lessons = await lessonsById(actor, lesson_ids, { db: tx, now });
    const holder = who.player_id ? { player_id: who.player_id, pro_id: actor.id } : null;
    return { series_id, lessons, credits: holder ? await creditMap(tx, holder, now) : {} };
  });
}

interface Placing extends Omit<SeriesIn, 'venue'> {
  who: Attendee;
  diary: Schedule;
  series_id: string;
  venue: Venue | null;
  now: Date;
}

/** Writes the lessons, then takes the credits: whoever waits for one of our times holds no credits that we wait for. */
async function place(
  tx: Tx,
  actor: Actor,
  { who, diary, series_id, venue, now, ...input }: Placing,
): Promise<string[]> {
  const payment_type = who.player_id ? input.payment_type : 'on_day';
  if (!payment_type) throw invalidField('payment_type', LESSON_MESSAGES.paymentMissing);
  const credits = evaluateCredits({ payment_type, duration: input.duration });
  if (typeof credits !== 'number') throw invalid(credits);
  const times = toRequestedTimes(input, diary);
  const ids: string[] = [];
  for (const { date, ...time } of times) {
    const lesson = toNewLesson(input, {
      pro_id: actor.id,
      by: actor.type,
      who,
      time,
      payment_type,
      credits,
      venue,
      now,
    });
    const free = await insertLesson(tx, { ...lesson, series_id });
    if (!free) throw invalidField('dates', `${formatDay(date)}: ${LESSON_MESSAGES.timeTaken}`);
    ids.push(lesson.id);
  }
  for (const lesson_id of ids)
    if (credits > 0 && who.player_id)
      await spendCredits(tx, { player_id: who.player_id, pro_id: actor.id }, credits, {
        lesson_id,
        actor_id: actor.id,
        now,
      });
  const told = ids.map((lesson_id) => ({
    lesson: who,
    told: { lesson_id, what: 'booked' as const, from: null, credits_returned: 0, fee_due: false },
  }));
  for (const event of toChangeEvents(actor, told, { why: 'series', note: null })) await publishEvent(tx, event);
  return ids;
}

/** The instants of the dates, or a 422 that names each date in the way. */
function toRequestedTimes(
  { dates, start, duration, outside_availability }: Omit<SeriesIn, 'venue'>,
  { facts, window }: Schedule,
) {
  const decided = dates.map((date) => ({
    date,
    time: evaluateTime(makeRequestedTime(facts.zone, { date, start, duration }), facts, window.pro, {
      outside: outside_availability === true,
    }),
  }));
  const faults = decided.flatMap(({ date, time }) =>
    'errors' in time ? [`${formatDay(date)}: ${Object.values(time.errors).flat().join(' ')}`] : [],
  );
  if (faults.length) throw invalid({ dates: faults });
  return decided.flatMap(({ date, time }) => ('errors' in time ? [] : [{ date, ...time }]));
}

/** Moves a lesson of a series and those after it by as many days, to one time; all of them or none. Told once. */
export const moveFollowing = (actor: Actor, input: FollowingMoveIn, services: AppServices): Promise<FollowingChanged> =>
  changeFollowing(actor, input.id, services, (tx, lessons, now) => {
    const zone = resolveZone(lessons[0]!.timezone);
    const lessonDate = ({ starts_at }: LockedLesson) => toZoned(zone, starts_at.getTime()).date;
    const days = daysFrom(lessonDate(lessons[0]!), input.date);
    const { start } = input.time[0]!;
    const moves = lessons.map((lesson, nth) => {
      const date = addDays(lessonDate(lesson), days);
      const duration = input.duration ?? lesson.duration;
      const requested =
        nth === 0 ? { date, duration, time: input.time } : makeRequestedTime(zone, { date, start, duration });
      return { lesson, requested, outside: input.outside_availability === true };
    });
    // Those that are there already, as all are when the answer was lost, stay, and nobody is told of them again.
    const moved = moves.filter(({ lesson, requested }) => !keepsTime(lesson, requested));
    return moveAll(tx, actor, moved, 'time', now);
  });

/** Cancels a lesson of a series and those after it, each by its own 24-hour rule unless the pro grants a `refund` (D13). Told once. */
export const cancelFollowing = (
  actor: Actor,
  { id, refund }: { id: string; refund?: boolean },
  services: AppServices,
): Promise<FollowingChanged> =>
  changeFollowing(actor, id, services, (tx, lessons, now) => cancelAll(tx, lessons, refund === true, now));

async function changeFollowing(
  actor: Actor,
  id: string,
  services: AppServices,
  change: (tx: Tx, lessons: LockedLesson[], now: Date) => Promise<Change[]>,
): Promise<FollowingChanged> {
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    const scope = { pro_id: actor.id };
    if (!(await findLessonPro(tx, scope, id))) throw notFound();
    await lockDiary(tx, actor.id);
    const lessons = await lockFollowingLessons(tx, actor, id, now);
    const changes = await change(tx, lessons, now);
    await applyCreditChanges(tx, actor, changes, now);
    for (const event of toChangeEvents(actor, changes, { why: 'series', note: null })) await publishEvent(tx, event);
    const [{ player_id }] = lessons as [LockedLesson];
    const lesson_ids = lessons.map(({ id: lesson_id }) => lesson_id);
    await refundRefilled(tx, { pro_id: actor.id, lesson_ids, now });
    await openTimes(tx, { pro_id: actor.id, freed_by: null, times: lessons, now });
    const after = await lessonsById(actor, lesson_ids, { db: tx, now });
    return { lessons: after, credits: player_id ? await creditMap(tx, { player_id, pro_id: actor.id }, now) : {} };
  });
}

/** The lesson and those after it in its series, locked; 422 where it is of none, or cannot be changed any more. */
async function lockFollowingLessons(tx: Tx, actor: Actor, id: string, now: Date): Promise<LockedLesson[]> {
  const series_id = await readSeries(tx, actor.id, id);
  if (!series_id) throw invalidField('time', LESSON_MESSAGES.notInSeries);
  const lesson = await lockLesson(tx, { pro_id: actor.id }, id);
  if (!lesson) throw notFound();
  const state = { starts_at: lesson.starts_at.getTime(), cancelled: lesson.cancelled_at !== null, type: lesson.type };
  const refusal = changeRefusal(state, 'pro', now.getTime());
  if (refusal) throw invalidField('time', refusal);
  return lockFollowing(tx, actor.id, { series_id, from: lesson.starts_at, now });
}
