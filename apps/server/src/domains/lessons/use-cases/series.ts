import type { SeriesBooked, SeriesDate, SeriesIn, SeriesQuery } from '@fairway/contracts/series';
import { dayPhrase } from '@fairway/contracts/phrases';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalid, invalidField, notFound } from '../../../trpc/errors.ts';
import { creditMap, spendCredits } from '../../credits/service.ts';
import { diaryOf, type Diary } from '../../diary/service.ts';
import { note } from '../../notifications/service.ts';
import { decideCredits, decideTime, TIME_TAKEN } from '../rules/booking.ts';
import { isLate } from '../rules/permissions.ts';
import { isWeekly, judge, weekly, wishFor } from '../rules/series.ts';
import { readBooking, type Venue } from '../store/booking.ts';
import { insertLesson } from '../store/write.ts';
import { assertOpen, venueOf, whoOf, type Who } from './book.ts';
import { eventsOf } from './bulk-apply.ts';
import { lessonById } from './reading.ts';

/** What a weekly series would meet, date by date: free, taken or outside the hours. */
export async function previewSeries(
  actor: Actor,
  { date, start, duration, count }: SeriesQuery,
  { db, now }: Deps,
): Promise<SeriesDate[]> {
  const dates = weekly(date, count);
  const { facts, window } = await diaryOf(db, { pro_id: actor.id, from: date, to: dates.at(-1)! }, now());
  return dates.map((each) => judge(wishFor(facts.zone, { date: each, start, duration }), facts, window.pro));
}

/**
 * Books exactly the dates that were ticked, each a lesson with a payment and a 24-hour rule of its own, or none of them. The
 * player is told once.
 */
export async function bookSeries(actor: Actor, input: SeriesIn, deps: Deps): Promise<SeriesBooked> {
  const who = whoOf(actor, input);
  const now = deps.now();
  const series_id = uuid();
  const dates = [...input.dates].sort();
  if (!isWeekly(dates)) throw invalidField('dates', 'The dates must be of one day of the week.');
  return inTransaction(deps.db, async (tx) => {
    await lockDiary(tx, actor.id);
    const diary = await diaryOf(tx, { pro_id: actor.id, from: dates[0]!, to: dates.at(-1)! }, now);
    assertOpen(diary);
    const { player_known, clubs } = await readBooking(tx, { pro_id: actor.id, player_id: who.player_id });
    if (!player_known) throw notFound();
    const ids = await place(tx, actor, {
      ...input,
      dates,
      who,
      diary,
      series_id,
      now,
      venue: venueOf(actor, input.venue, clubs),
    });
    const lessons = [];
    for (const id of ids) lessons.push(await lessonById(actor, id, { db: tx, now: () => now }));
    const holder = who.player_id ? { player_id: who.player_id, pro_id: actor.id } : null;
    return { series_id, lessons, credits: holder ? await creditMap(tx, holder, now) : {} };
  });
}

interface Placing extends Omit<SeriesIn, 'venue'> {
  who: Who;
  diary: Diary;
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
  if (!payment_type) throw invalidField('payment_type', 'Please choose how to pay.');
  const credits = decideCredits({ payment_type, duration: input.duration });
  if (typeof credits !== 'number') throw invalid(credits);
  const times = timesOf(input, diary);
  const ids: string[] = [];
  for (const { date, ...time } of times) {
    const id = uuid();
    const free = await insertLesson(tx, {
      id,
      pro_id: actor.id,
      ...who,
      ...time,
      duration: input.duration,
      note: input.note || null,
      payment_type,
      credits,
      club_id: venue?.id ?? null,
      venue: venue?.name ?? null,
      reminded_for: isLate(time.starts_at.getTime(), now.getTime()) ? time.starts_at : null,
      created_at: now,
      series_id,
    });
    if (!free) throw invalidField('dates', `${dayPhrase(date)}: ${TIME_TAKEN}`);
    ids.push(id);
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
  for (const event of eventsOf(actor, told, { why: 'series', note: null })) await note(tx, event);
  return ids;
}

/** The instants of the dates, or a 422 that names each date in the way. */
function timesOf({ dates, start, duration, outside_availability }: Omit<SeriesIn, 'venue'>, { facts, window }: Diary) {
  const decided = dates.map((date) => ({
    date,
    time: decideTime(wishFor(facts.zone, { date, start, duration }), facts, window.pro, {
      outside: outside_availability === true,
    }),
  }));
  const faults = decided.flatMap(({ date, time }) =>
    'errors' in time ? [`${dayPhrase(date)}: ${Object.values(time.errors).flat().join(' ')}`] : [],
  );
  if (faults.length) throw invalid({ dates: faults });
  return decided.flatMap(({ date, time }) => ('errors' in time ? [] : [{ date, ...time }]));
}
