import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { Booked, BookingIn, BookingForm, PaymentType } from '@fairway/contracts/lessons/lessons';
import { inTransaction, type Tx } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, forbidden, invalid, invalidField, notFound } from '#core/app-error.ts';
import { requirePro } from '#app/roles.ts';
import { creditMap, lotsAsJson, spendLotsJson } from '#domains/credits/ledger/service.ts';
import {
  factsFor,
  loadSchedule,
  scheduleAsJson,
  toSchedule,
  toScheduleValues,
  type Schedule,
} from '#domains/schedule/slots/service.ts';
import { takeHeldTimes } from '#domains/schedule/waiting-list/service.ts';
import { toOutboxRow } from '#core/publish-event.ts';
import { roleInLesson, isLate } from '#domains/lessons/lesson/rules.ts';
import { evaluateCredits, evaluateTime, defaultDuration, type Attendee } from './rules.ts';
import {
  findBookedBy,
  prepareBooking,
  prepareBookingFacts,
  type BookingFacts,
  type NewLesson,
  type Venue,
  readForm,
  type FormRow,
} from './repository.ts';
import { newLessonRow } from './view.ts';
import { refundRefilled } from '#domains/lessons/refill-refund/service.ts';
import { mayRefill } from '#domains/lessons/refill-refund/rules.ts';
import { comingLessonsAfter, lessonById } from '#domains/lessons/lesson/service.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import { toDate } from '@fairway/time/calendar';
import { toZoned } from '@fairway/time/zoned-time';

const readBookingFacts = prepareBookingFacts(scheduleAsJson);
const insertBooking = prepareBooking(lotsAsJson);

/**
 * Books a lesson: the time, its payment and the notices all happen, or nothing does. Of the answer only the list is read once the
 * lesson is kept, and a list that cannot be read does not take the lesson back (decision 039).
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
  const { lesson, credits } = await placeInDiary(actor, { ...input, pro_id, who, key }, services).catch(
    async (refusal: unknown) => {
      // Its own lesson has the time, and maybe the credits: that is seen by the refusal, which costs other bookings nothing.
      const before = key === null ? null : await findBooked(actor, { ...input, pro_id, who, key }, services);
      if (!before) throw refusal;
      return before;
    },
  );
  return { credits, lessons: await comingLessonsAfter(actor, lesson, services), lesson };
}

type Placed = Omit<Booked, 'lessons'>;
type Attempt<Key> = BookingIn & { pro_id: string; who: Attendee; key: Key };

async function placeInDiary(
  actor: Actor,
  { pro_id, who, ...input }: Attempt<string | null>,
  services: AppServices,
): Promise<Placed> {
  const now = services.now();
  const placed = await inTransaction(services.db, async (tx) => {
    const days = toScheduleValues({ pro_id, from: input.date, to: input.date });
    const may_refill = mayRefill({ date: input.date, start: input.time[0]!.start }, now.getTime());
    const facts = await readBookingFacts(tx, { ...days, ...who, may_refill, key: input.key });
    if (!facts) throw notFound();
    if (facts.booked_before !== null) return facts.booked_before;
    const diary = toSchedule(facts.diary, now);
    assertOpen(diary);
    if (who.player_id !== null && !facts.player) throw notFound();
    const venue = resolveVenue(actor, input.venue, facts.clubs);
    const placed = await place(tx, actor, { ...input, pro_id, who, facts, diary, venue, now });
    if (may_refill) await refundRefilled(tx, { pro_id, lesson_ids: [placed.lesson.id], now });
    await takeHeldTimes(tx, actor, { held: diary.held, lesson: placed.lesson, now });
    return placed;
  });
  return typeof placed === 'string' ? readBooked(actor, { id: placed, pro_id, who }, services) : placed;
}

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

interface Placing extends Omit<BookingIn, 'venue'> {
  pro_id: string;
  who: Attendee;
  facts: BookingFacts;
  diary: Schedule;
  venue: Venue | null;
  now: Date;
  key: string | null;
}

interface Terms {
  pro_id: string;
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
  { pro_id, who, time, payment_type, credits, venue, now }: Terms,
): NewLesson => ({
  id: uuid(),
  pro_id,
  ...who,
  ...time,
  duration,
  note: note || null,
  payment_type,
  credits,
  club_id: venue?.id ?? null,
  venue: venue?.name ?? null,
  reminded_for: isLate(time.starts_at.getTime(), now.getTime()) ? time.starts_at : null,
  created_at: now,
});

/** Decides, and writes the lesson with its payment and its notice into the caller's transaction. */
async function place(
  tx: Tx,
  actor: Actor,
  { pro_id, who, facts, diary, venue, now, key, ...input }: Placing,
): Promise<Placed> {
  const outside = actor.type === 'pro' && input.outside_availability === true;
  const time = evaluateTime(input, factsFor(actor, diary), diary.window[roleInLesson(actor)], { outside });
  if ('errors' in time) throw invalid(time.errors);
  const payment_type = who.player_id ? input.payment_type : 'on_day';
  if (!payment_type) throw invalidField('payment_type', LESSON_MESSAGES.paymentMissing);
  const credits = evaluateCredits({ ...input, payment_type });
  if (typeof credits !== 'number') throw invalid(credits);
  const lesson = { ...toNewLesson(input, { pro_id, who, time, payment_type, credits, venue, now }), key };
  const { id } = lesson;
  const event = toOutboxRow({ topic: 'lesson.booked', payload: { lesson_id: id, actor_id: actor.id } });
  const booked = await insertBooking(tx, lesson, event);
  if (!booked) throw invalidField('time', LESSON_MESSAGES.timeTaken);
  return {
    credits: await spendLotsJson(tx, booked.lots, credits, { lesson_id: id, actor_id: actor.id, now }),
    lesson: lessonView(newLessonRow(lesson, facts), roleInLesson(actor), now),
  };
}

/** What the booking form opens with: terms, days that may be booked, venues, and for a pro the players. */
export async function bookingForm(actor: Actor, { db, now }: AppServices): Promise<BookingForm> {
  const pro_id = requirePro(actor);
  const at = now();
  const today = toDate(at.getTime());
  const [row, diary] = await Promise.all([
    readForm(db, { pro_id, player_id: actor.type === 'player' ? actor.id : null, now: at }),
    loadSchedule(db, { pro_id, from: today, to: today }, at),
  ]);
  if (!row) throw notFound();
  const window = diary.window[roleInLesson(actor)];
  const self = actor.type === 'player' ? row.players[0] : undefined;
  return {
    timezone: diary.facts.zone,
    currency: row.currency,
    lesson_price: row.lesson_price,
    duration:
      actor.type === 'pro' ? row.preffered_lesson_duration : defaultDuration(row, self?.lesson_duration ?? null),
    first_date: toZoned(diary.facts.zone, window.from).date,
    last_date: window.lastDate,
    clubs: row.clubs,
    credits: self?.credits ?? 0,
    players: actor.type === 'pro' ? toPlayerOptions(row) : [],
    recent: actor.type === 'pro' ? listRecent(row) : [],
    refusal: diary.subscribed ? null : LESSON_MESSAGES.notBookable,
  };
}

const RECENT_PLAYERS = 4;

/** The players whom a pro most likely books for, each once. */
function listRecent({ recent, players }: FormRow): string[] {
  const known = new Set(players.map(({ id }) => id));
  const ids = new Set(recent.map(({ player_id }) => player_id).filter((id) => id !== null && known.has(id)));
  return [...ids].filter((id) => id !== null).slice(0, RECENT_PLAYERS);
}

const toPlayerOptions = (row: FormRow): BookingForm['players'] =>
  row.players.map((player) => ({
    ...player,
    lesson_duration: player.lesson_duration ?? row.preffered_lesson_duration,
  }));
