import type { Booked, BookingIn } from '@fairway/contracts/lessons';
import { inTransaction, type Tx } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, forbidden, invalid, invalidField, notFound } from '../../../trpc/errors.ts';
import { proOf } from '../../accounts/rules/roles.ts';
import { creditMap, spendCredits } from '../../credits/service.ts';
import { diaryToBook, type Diary } from '../../diary/service.ts';
import { note } from '../../notifications/service.ts';
import { sideOf } from '../access.ts';
import { decideCredits, decideTime, TIME_TAKEN } from '../rules/booking.ts';
import { isLate } from '../rules/permissions.ts';
import { readBooking, type Venue } from '../store/booking.ts';
import { insertLesson } from '../store/write.ts';
import { comingLessons, lessonById } from './reading.ts';

/** Books a lesson: the time, its payment and the notices all happen, or nothing does (S2 §3 booking payload; D4 to D11). */
export async function bookLesson(actor: Actor, input: BookingIn, deps: Deps): Promise<Booked> {
  const pro_id = proOf(actor);
  const who = whoOf(actor, input);
  const now = deps.now();
  const id = uuid();
  // The answer is read within: once the lesson is kept, nothing can turn the answer into a refusal.
  return inTransaction(deps.db, async (tx) => {
    const diary = await diaryToBook(tx, { pro_id, from: input.date, to: input.date }, now);
    assertOpen(diary);
    const { player_known, clubs } = await readBooking(tx, { pro_id, player_id: who.player_id });
    if (!player_known) throw notFound();
    await place(tx, actor, { ...input, id, pro_id, who, diary, venue: venueOf(actor, input.venue, clubs), now });
    return {
      credits: who.player_id ? await creditMap(tx, { player_id: who.player_id, pro_id }, now) : {},
      lessons: await comingLessons(actor, tx, now),
      lesson: await lessonById(actor, id, { db: tx, now: () => now }),
    };
  });
}

export interface Who {
  player_id: string | null;
  guest_name: string | null;
}

/** Whom the lesson is for: a player books for themself alone (D9), a pro for a player or a guest (D8). */
export function whoOf(actor: Actor, { player_id, guest_name }: Pick<BookingIn, 'player_id' | 'guest_name'>): Who {
  if (actor.type === 'player') {
    if (player_id && player_id !== actor.id) throw forbidden('You can book for yourself only.');
    return { player_id: actor.id, guest_name: null };
  }
  if (!player_id) throw invalidField('player_id', 'Please choose a player or a guest.');
  if (player_id !== 'guest') return { player_id, guest_name: null };
  if (!guest_name) throw invalidField('guest_name', 'Please give the name of your guest or group.');
  return { player_id: null, guest_name };
}

/** The venue of a booking: the pro's default unless another of theirs is named (D10); a player names no foreign one (D9). */
export function venueOf(actor: Actor, wanted: string | null | undefined, clubs: Venue[]): Venue | null {
  if (!wanted) return clubs[0] ?? null;
  const club = clubs.find(({ id }) => id === wanted);
  if (club && (actor.type === 'pro' || club === clubs[0])) return club;
  throw actor.type === 'pro' ? notFound() : forbidden('Your pro chooses the venue.');
}

/** A lapsed pro takes no new bookings (A12). */
export function assertOpen(diary: Diary): void {
  if (!diary.subscribed)
    throw new AppError('invalid', { message: 'Lessons cannot be booked with this pro at the moment.', errors: {} });
}

interface Placing extends Omit<BookingIn, 'venue'> {
  id: string;
  pro_id: string;
  who: Who;
  diary: Diary;
  venue: Venue | null;
  now: Date;
}

/** Decides, and writes the lesson with its payment and its notice into the caller's transaction. */
async function place(tx: Tx, actor: Actor, { id, pro_id, who, diary, venue, now, ...input }: Placing): Promise<void> {
  const outside = actor.type === 'pro' && input.outside_availability === true;
  const time = decideTime(input, diary.facts, diary.window[sideOf(actor)], { outside });
  if ('errors' in time) throw invalid(time.errors);
  const payment_type = who.player_id ? input.payment_type : 'on_day';
  if (!payment_type) throw invalidField('payment_type', 'Please choose how to pay.');
  const credits = decideCredits({ ...input, payment_type });
  if (typeof credits !== 'number') throw invalid(credits);
  const reminded_for = isLate(time.starts_at.getTime(), now.getTime()) ? time.starts_at : null;
  const taken = !(await insertLesson(tx, {
    id,
    pro_id,
    ...who,
    ...time,
    duration: input.duration,
    note: input.note || null,
    payment_type,
    credits,
    club_id: venue?.id ?? null,
    venue: venue?.name ?? null,
    reminded_for,
    created_at: now,
  }));
  if (taken) throw invalidField('time', TIME_TAKEN);
  if (credits > 0 && who.player_id)
    await spendCredits(tx, { player_id: who.player_id, pro_id }, credits, { lesson_id: id, actor_id: actor.id, now });
  await note(tx, { topic: 'lesson.booked', payload: { lesson_id: id, actor_id: actor.id } });
}
