import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { toDate } from '@fairway/time/calendar';
import { toZoned } from '@fairway/time/zoned-time';
import type { Actor, AppServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { requirePro } from '#app/roles.ts';
import { defaultDuration } from '#domains/lessons/booking/rules.ts';
import { roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { readForm, type FormRow } from './repository.ts';

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
