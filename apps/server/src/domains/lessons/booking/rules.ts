import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { creditsFor, GUEST } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { TimeRange } from '@fairway/contracts/primitives';
import {
  isFull,
  daySlots,
  type BookingWindow,
  type ScheduleFacts,
  type Interval,
} from '#domains/schedule/slots/rules.ts';
import { toInstant, parseMinute, formatTime, toZoned } from '@fairway/time/zoned-time';
import type { UserType } from '@fairway/contracts/auth/accounts';
import { MINUTE_MS } from '@fairway/time/units';

/** Whom a lesson is for: a player, or a guest by name. */
export interface Attendee {
  player_id: string | null;
  guest_name: string | null;
}

/** The note as it is written now. What a player says is kept as theirs too: a pro who words the note anew leaves it as it is (D9b). */
export const writeNote = (type: UserType, text: string | null | undefined) => {
  const note = text || null;
  return type === 'player' ? { note, player_note: note } : { note };
};

/** What a change does to the note: nothing where it comes back as it stands, as a form sends it that was opened for another time. */
export const changeNote = (type: UserType, current: string | null, text: string | null | undefined) =>
  text === undefined || (text || null) === current ? {} : writeNote(type, text);

/** A time somebody asks for, on the pro's wall clock. Duration in minutes. */
export interface RequestedTime {
  date: string;
  time: readonly TimeRange[];
  duration: number;
}

/** Either the lesson's instants, or what is wrong by field. */
export type Decision = { starts_at: Date; ends_at: Date } | { errors: FieldErrors };

const refused = (text: string): Decision => ({ errors: { time: [text] } });

/**
 * The instants that a requested time means, or what is wrong with it: its parts touch and together last `duration` (D7). The clock change
 * is honoured: a skipped time does not exist, and a lesson lasts its duration in elapsed time (D5).
 */
export function toInstants({ date, time, duration }: RequestedTime, zone: string): Decision {
  const touching = time.every((part, index) => index === 0 || part.start === time[index - 1]!.end);
  if (!touching) return refused(LESSON_MESSAGES.timesApart);
  const begin = toInstant(zone, date, parseMinute(time[0]!.start));
  if (begin.skipped) return refused(LESSON_MESSAGES.skippedHour);
  const end = begin.at + duration * MINUTE_MS;
  if (formatTime(toZoned(zone, end).minute) !== time.at(-1)!.end) return refused(LESSON_MESSAGES.timesAddUp);
  return { starts_at: new Date(begin.at), ends_at: new Date(end) };
}

const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** Why the pro's own limits keep a free time from being offered, or null. */
function limitFault({ date }: RequestedTime, facts: ScheduleFacts, { start, end }: Interval): string | null {
  if (isFull(facts, date)) return LESSON_MESSAGES.dayFull;
  const buffer = facts.limits.buffer * MINUTE_MS;
  const wide = { start: start - buffer, end: end + buffer };
  if (!facts.busy.some((lesson) => overlaps(lesson, wide))) return null;
  return LESSON_MESSAGES.tooNear(facts.limits.buffer);
}

/**
 * Whether a requested time may be booked, by the very function that offers slots (D5). With `outside` a pro may leave their hours and
 * go over their own limits, but never stand on a live lesson or in the past (D4).
 */
export function evaluateTime(
  requested: RequestedTime,
  facts: ScheduleFacts,
  window: BookingWindow,
  { outside }: { outside: boolean },
): Decision {
  const decision = toInstants(requested, facts.zone);
  if ('errors' in decision) return decision;
  const start = decision.starts_at.getTime();
  if (daySlots(facts, requested.date, requested.duration, window).some((slot) => slot.at === start)) return decision;
  if (start < window.from) return refused(LESSON_MESSAGES.tooSoon);
  const asked = { start, end: decision.ends_at.getTime() };
  if (facts.busy.some((lesson) => overlaps(lesson, asked))) return refused(LESSON_MESSAGES.timeTaken);
  if (outside) return decision;
  if (window.lastDate !== null && requested.date > window.lastDate) return refused(LESSON_MESSAGES.tooFarAhead);
  const fault = limitFault(requested, facts, asked);
  if (fault) return refused(fault);
  return refused(LESSON_MESSAGES.outsideHours);
}

/** Credits a lesson costs, or what is wrong with the number sent (D11). */
export function evaluateCredits({
  payment_type,
  duration,
  credits,
}: {
  payment_type: 'credits' | 'on_day';
  duration: number;
  credits?: number | null;
}): number | FieldErrors {
  const due = creditsFor(duration);
  if (credits !== null && credits !== undefined && credits !== due)
    return { credits: [LESSON_MESSAGES.creditsNeeded(duration, formatCredits(due))] };
  return payment_type === 'credits' ? due : 0;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const when = (isMissing: boolean, field: string, text: string): FieldErrors => (isMissing ? { [field]: [text] } : {});

/**
 * What a form for a lesson has left out, as far as it depends on who sends it: a pro says whom it is for (D8), a guest has a name and
 * pays on the day, and for a player it is said how they pay.
 */
export function missingOfBooking(
  type: UserType | undefined,
  sent: { player_id?: unknown; guest_name?: unknown; payment_type?: unknown },
): FieldErrors {
  if (type === 'pro' && (isBlank(sent.player_id) || sent.player_id === GUEST)) return missingOfAttendee(type, sent);
  return when(isBlank(sent.payment_type), 'payment_type', LESSON_MESSAGES.paymentMissing);
}

/** The same of whom it is for alone. */
export function missingOfAttendee(
  type: UserType | undefined,
  { player_id, guest_name }: { player_id?: unknown; guest_name?: unknown },
): FieldErrors {
  if (type !== 'pro') return {};
  if (isBlank(player_id)) return { player_id: [LESSON_MESSAGES.attendeeMissing] };
  return when(player_id === GUEST && isBlank(guest_name), 'guest_name', LESSON_MESSAGES.guestName);
}

/** The same of a form for a video lesson: a pro sends one for a player. */
export const missingOfVideo = (type: UserType | undefined, { player_id }: { player_id?: unknown }): FieldErrors =>
  when(type === 'pro' && isBlank(player_id), 'player_id', COACHING_MESSAGES.playerMissing);

const STANDARD_MINUTES = 60;

/** The length a player's booking starts with: their own, else the pro's default, else an hour (D17). Minutes. */
export const defaultDuration = (pro: { lesson_duration: number | null }, own: number | null): number =>
  own ?? pro.lesson_duration ?? STANDARD_MINUTES;
