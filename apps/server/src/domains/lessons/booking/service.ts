import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { Booked, BookingIn, PaymentType } from '@fairway/contracts/lessons/lessons';
import { inTransaction, type DbOrTx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, forbidden, invalid, invalidField, notFound } from '#core/app-error.ts';
import { requirePro } from '#app/roles.ts';
import { creditMap, insertSpending, isOverspent, lotsAsJson, planPayment } from '#domains/credits/ledger/service.ts';
import {
  factsFor,
  scheduleAsJson,
  toSchedule,
  toScheduleValues,
  type Schedule,
} from '#domains/schedule/slots/service.ts';
import { takeHeldTimes } from '#domains/schedule/waiting-list/service.ts';
import { toOutboxRow } from '#core/publish-event.ts';
import { roleInLesson, isLate } from '#domains/lessons/lesson/rules.ts';
import { evaluateCredits, evaluateTime, writeNote, type Attendee } from './rules.ts';
import { findBookedBy, prepareBooking, prepareBookingFacts, type NewLesson, type Venue } from './repository.ts';
import { newLessonRow } from './view.ts';
import { refundRefilled } from '#domains/lessons/refill-refund/service.ts';
import { mayRefill } from '#domains/lessons/refill-refund/rules.ts';
import { comingLessons, lessonById } from '#domains/lessons/lesson/service.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';

const readBookingFacts = prepareBookingFacts(scheduleAsJson, lotsAsJson);
const insertBooking = prepareBooking(insertSpending);

/**
 * Books a lesson: the time, its payment and the notices all happen, or nothing does. Of the answer only the lesson is known by then; what
 * else it tells is read once the lesson is kept, and does not take it back where it cannot be read (decisions 039 and 086).
 * @param key the caller's own name for the attempt: made again after a lost answer it is answered with the lesson that it booked
 */
export async function bookLesson(
  actor: Actor,
  input: BookingIn,
  services: AppServices,
  key: string | null = null,
): Promise<Booked> {
  const pro_id = requirePro(actor);
  const who = resolveAttendee(actor, input);
  const placed = await placeInDiary(actor, { ...input, pro_id, who, key }, services).catch(async (refusal: unknown) => {
    // Its own lesson has the time, and maybe the credits: that is seen by the refusal, which costs other bookings nothing. One in doubt is
    // found as well. Where nothing can be read either, the refusal says more than that.
    const before =
      key === null ? null : await findBooked(actor, { ...input, pro_id, who, key }, services).catch(() => null);
    if (!before) throw refusal;
    return before;
  });
  return completeAnswer(actor, placed, services);
}

type Placed = Omit<Booked, 'lessons'>;
type Attempt<Key> = BookingIn & { pro_id: string; who: Attendee; key: Key };

/** The answer to a booking that is kept: the lessons to come, and the credits as they are now; where that cannot be read, what is known. */
async function completeAnswer(
  actor: Actor,
  { lesson, credits }: Placed,
  { db, now, log }: Pick<AppServices, 'db' | 'now' | 'log'>,
): Promise<Booked> {
  const { pro_id, player_id } = lesson;
  try {
    const [lessons, left] = await Promise.all([
      comingLessons(actor, db, now()),
      // Others may have spent of the same lots meanwhile.
      player_id && lesson.credits > 0 ? creditMap(db, { pro_id, player_id }, now()) : credits,
    ]);
    return { credits: left, lessons, lesson };
  } catch (error) {
    const message = 'A lesson is booked, but what else its answer tells could not be read';
    log?.warn({ err: error, lesson_id: lesson.id }, message);
    return { credits, lessons: [lesson], lesson };
  }
}

/** How often a booking is tried whose credits somebody else spends meanwhile; from the second time on such bookings take turns. */
const MOST_TRIES = 3;

async function placeInDiary(
  actor: Actor,
  attempt: Attempt<string | null>,
  services: AppServices,
  tries = 1,
): Promise<Placed> {
  const now = services.now();
  try {
    const facts = await readFacts(services.db, attempt, now);
    const takesTurn = tries > 1 || facts.takes_turn || facts.diary.held.length > 0;
    const placed = takesTurn
      ? await placeInTurn(actor, attempt, services.db, now)
      : await place(services.db, actor, { ...attempt, facts, now });
    return typeof placed === 'string' ? await readBooked(actor, { ...attempt, id: placed }, services) : placed;
  } catch (error) {
    if (!isOverspent(error)) throw error;
    if (tries === MOST_TRIES) throw new AppError('conflict');
    return placeInDiary(actor, attempt, services, tries + 1);
  }
}

const isRefilling = ({ date, time }: Pick<BookingIn, 'date' | 'time'>, now: Date): boolean =>
  mayRefill({ date, start: time[0]!.start }, now.getTime());

/** What a booking is decided by, in one read. */
async function readFacts(db: DbOrTx, { pro_id, who, key, ...input }: Attempt<string | null>, now: Date) {
  const days = toScheduleValues({ pro_id, from: input.date, to: input.date });
  const facts = await readBookingFacts(db, { ...days, ...who, key, may_refill: isRefilling(input, now), now });
  if (!facts) throw notFound();
  return { ...facts, diary: toSchedule(facts.diary, now) };
}

/**
 * Books when it is this booking's turn in the diary. Two at once for the last place under a pro's limits: the exclusion constraint sees no
 * overlap, so the second waits here, and finds what the first booked. So do those that may give somebody's forfeited credits back (decision
 * 073), and those that could meet a time just being held for somebody (decision 072).
 */
const placeInTurn = (
  actor: Actor,
  attempt: Attempt<string | null>,
  db: AppServices['db'],
  now: Date,
): Promise<Placed | string> =>
  inTransaction(db, async (tx) => {
    const { pro_id } = attempt;
    await lockDiary(tx, pro_id);
    const facts = await readFacts(tx, attempt, now);
    const placed = await place(tx, actor, { ...attempt, facts, now });
    if (typeof placed === 'string') return placed;
    const { lesson } = placed;
    if (isRefilling(attempt, now)) await refundRefilled(tx, { pro_id, lesson_ids: [lesson.id], now });
    await takeHeldTimes(tx, actor, { held: facts.diary.held, lesson, now });
    return placed;
  });

/** The lesson that this attempt has booked before; null where it has not, or asks for another time by now. */
async function findBooked(
  actor: Actor,
  { pro_id, who, key, date, time, duration }: Attempt<string>,
  services: AppServices,
): Promise<Placed | null> {
  const found = await findBookedBy(services.db, { pro_id, ...who, key, date });
  if (!found) return null;
  const booked = await readBooked(actor, { ...found, pro_id, who }, services);
  const { lesson } = booked;
  return lesson.date === date && lesson.start === time[0]?.start && lesson.duration === duration ? booked : null;
}

/** A lesson that was booked before, with what its player has left. */
async function readBooked(
  actor: Actor,
  { id, pro_id, who: { player_id } }: { id: string; pro_id: string; who: Attendee },
  services: AppServices,
): Promise<Placed> {
  const lesson = await lessonById(actor, id, services);
  const credits = player_id === null ? {} : await creditMap(services.db, { player_id, pro_id }, services.now());
  return { credits, lesson };
}

/** Whom the lesson is for: a player books for themself alone (D9), a pro for a player or a guest (D8). */
export function resolveAttendee(
  actor: Actor,
  { player_id, guest_name }: Pick<BookingIn, 'player_id' | 'guest_name'>,
): Attendee {
  if (actor.type === 'player') {
    if (player_id && player_id !== actor.id) throw forbidden(LESSON_MESSAGES.forYourself);
    return { player_id: actor.id, guest_name: null };
  }
  if (!player_id) throw invalidField('player_id', LESSON_MESSAGES.attendeeMissing);
  if (player_id !== 'guest') return { player_id, guest_name: null };
  if (!guest_name) throw invalidField('guest_name', LESSON_MESSAGES.guestName);
  return { player_id: null, guest_name };
}

/** The venue of a booking: the pro's default unless another of theirs is named (D10); a player names no foreign one (D9). */
export function resolveVenue(actor: Actor, wanted: string | null | undefined, clubs: Venue[]): Venue | null {
  if (!wanted) return clubs[0] ?? null;
  const club = clubs.find(({ id }) => id === wanted);
  if (club && (actor.type === 'pro' || club === clubs[0])) return club;
  throw actor.type === 'pro' ? notFound() : forbidden(LESSON_MESSAGES.coachChoosesVenue);
}

/** A lapsed pro takes no new bookings (A12). */
export function assertOpen(diary: Schedule): void {
  if (!diary.subscribed) throw new AppError('invalid', { message: LESSON_MESSAGES.notBookable, errors: {} });
}

interface Placing extends Attempt<string | null> {
  facts: Awaited<ReturnType<typeof readFacts>>;
  now: Date;
}

interface Terms {
  pro_id: string;
  /** Whose words the note is. */
  by: Actor['type'];
  who: Attendee;
  time: { starts_at: Date; ends_at: Date };
  payment_type: PaymentType;
  credits: number;
  venue: Venue | null;
  now: Date;
}

/** The row of a lesson that is asked for; one that begins within a day needs no reminder. */
export const toNewLesson = (
  { duration, note }: Pick<BookingIn, 'duration' | 'note'>,
  { pro_id, by, who, time, payment_type, credits, venue, now }: Terms,
): NewLesson => ({
  id: uuid(),
  pro_id,
  ...who,
  ...time,
  duration,
  player_note: null,
  ...writeNote(by, note),
  payment_type,
  credits,
  club_id: venue?.id ?? null,
  venue: venue?.name ?? null,
  reminded_for: isLate(time.starts_at.getTime(), now.getTime()) ? time.starts_at : null,
  created_at: now,
});

/**
 * Decides, and writes the lesson with its payment and its notice in one statement, within a transaction or without. Answers the id of the
 * lesson that this attempt has booked before, where it was changed since.
 */
async function place(
  db: DbOrTx,
  actor: Actor,
  { pro_id, who, key, facts, now, ...input }: Placing,
): Promise<Placed | string> {
  const { diary } = facts;
  if (facts.booked_before !== null) return facts.booked_before;
  assertOpen(diary);
  if (who.player_id !== null && !facts.player) throw notFound();
  const venue = resolveVenue(actor, input.venue, facts.clubs);
  const outside = actor.type === 'pro' && input.outside_availability === true;
  const time = evaluateTime(input, factsFor(actor, diary), diary.window[roleInLesson(actor)], { outside });
  if ('errors' in time) throw invalid(time.errors);
  const payment_type = who.player_id ? input.payment_type : 'on_day';
  if (!payment_type) throw invalidField('payment_type', LESSON_MESSAGES.paymentMissing);
  const cost = evaluateCredits({ ...input, payment_type });
  if (typeof cost !== 'number') throw invalid(cost);
  const lesson = {
    ...toNewLesson(input, { pro_id, by: actor.type, who, time, payment_type, credits: cost, venue, now }),
    key,
  };
  const { id } = lesson;
  const { spending, credits } = planPayment(facts.lots, cost, { lesson_id: id, actor_id: actor.id, now });
  const event = toOutboxRow({ topic: 'lesson.booked', payload: { lesson_id: id, actor_id: actor.id } });
  if (!(await insertBooking(db, lesson, event, spending))) throw invalidField('time', LESSON_MESSAGES.timeTaken);
  return { credits, lesson: lessonView(newLessonRow(lesson, facts), roleInLesson(actor), now) };
}
