import type { BookingForm } from '@fairway/contracts/lessons';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { proOf } from '../../accounts/rules/roles.ts';
import { dateOf, wallAt } from '../../diary/rules/wallclock.ts';
import { diaryOf } from '../../diary/service.ts';
import { sideOf } from '../access.ts';
import { readForm, type FormRow } from '../store/booking.ts';
import { defaultDuration } from '../rules/durations.ts';

/** What the booking form opens with: terms, days that may be booked, venues, and for a pro the players. */
export async function bookingForm(actor: Actor, { db, now }: Deps): Promise<BookingForm> {
  const pro_id = proOf(actor);
  const at = now();
  const today = dateOf(at.getTime());
  const [row, diary] = await Promise.all([
    readForm(db, { pro_id, player_id: actor.type === 'player' ? actor.id : null, now: at }),
    diaryOf(db, { pro_id, from: today, to: today }, at),
  ]);
  if (!row) throw notFound();
  const window = diary.window[sideOf(actor)];
  const self = actor.type === 'player' ? row.players[0] : undefined;
  return {
    timezone: diary.facts.zone,
    currency: row.currency,
    lesson_price: row.lesson_price,
    duration:
      actor.type === 'pro' ? row.preffered_lesson_duration : defaultDuration(row, self?.lesson_duration ?? null),
    first_date: wallAt(diary.facts.zone, window.from).date,
    last_date: window.lastDate,
    clubs: row.clubs,
    credits: self?.credits ?? 0,
    players: actor.type === 'pro' ? playersOf(row) : [],
    refusal: diary.subscribed ? null : 'Lessons cannot be booked with this pro at the moment.',
  };
}

const playersOf = (row: FormRow): BookingForm['players'] =>
  row.players.map((player) => ({
    ...player,
    lesson_duration: player.lesson_duration ?? row.preffered_lesson_duration,
  }));
