import { creditsFor } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { creditsPhrase } from '@fairway/contracts/phrases';
import type { TimeRange } from '@fairway/contracts/primitives';
import { isFull, slotsOfDay, type BookingWindow, type DiaryFacts, type Interval } from '../../diary/rules/slots.ts';
import { instantOf, MINUTE, minuteOf, timeOf, wallAt } from '../../diary/rules/wallclock.ts';

/** A time somebody asks for, on the pro's wall clock. Duration in minutes. */
export interface Wish {
  date: string;
  time: readonly TimeRange[];
  duration: number;
}

/** Either the lesson's instants, or what is wrong by field. */
export type Decision = { starts_at: Date; ends_at: Date } | { errors: FieldErrors };

export const TIME_TAKEN = 'Sorry, that time is no longer free. Please choose another.';
const refused = (text: string): Decision => ({ errors: { time: [text] } });

/**
 * The instants a wish means, or what is wrong with it: its parts touch and together last `duration` (D7). The clock change
 * is honoured: a skipped time does not exist, and a lesson lasts its duration in elapsed time (D5).
 */
export function instantsOf({ date, time, duration }: Wish, zone: string): Decision {
  const touching = time.every((part, index) => index === 0 || part.start === time[index - 1]!.end);
  if (!touching) return refused('The times must follow each other without a gap.');
  const begin = instantOf(zone, date, minuteOf(time[0]!.start));
  if (begin.skipped) return refused('That time does not exist on this day: the clocks change.');
  const end = begin.at + duration * MINUTE;
  if (timeOf(wallAt(zone, end).minute) !== time.at(-1)!.end) return refused('The times must add up to the duration.');
  return { starts_at: new Date(begin.at), ends_at: new Date(end) };
}

const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** Why the pro's own limits keep a free time from being offered, or null. */
function limitFault({ date }: Wish, facts: DiaryFacts, { start, end }: Interval): string | null {
  if (isFull(facts, date)) return 'That day has as many lessons as it takes. Please choose another day.';
  const buffer = facts.limits.buffer * MINUTE;
  const wide = { start: start - buffer, end: end + buffer };
  if (!facts.busy.some((lesson) => overlaps(lesson, wide))) return null;
  return `That time is too near another lesson: ${facts.limits.buffer} minutes are kept free between two.`;
}

/**
 * Whether a wish may be booked, by the very function that offers slots (D5). With `outside` a pro may leave their hours and
 * go over their own limits, but never stand on a live lesson or in the past (D4).
 */
export function decideTime(
  wish: Wish,
  facts: DiaryFacts,
  window: BookingWindow,
  { outside }: { outside: boolean },
): Decision {
  const decision = instantsOf(wish, facts.zone);
  if ('errors' in decision) return decision;
  const start = decision.starts_at.getTime();
  if (slotsOfDay(facts, wish.date, wish.duration, window).some((slot) => slot.at === start)) return decision;
  if (start < window.from) return refused('That time has passed or is too soon. Please choose a later one.');
  const asked = { start, end: decision.ends_at.getTime() };
  if (facts.busy.some((lesson) => overlaps(lesson, asked))) return refused(TIME_TAKEN);
  if (outside) return decision;
  if (window.lastDate !== null && wish.date > window.lastDate)
    return refused('The diary is not open that far ahead yet.');
  const fault = limitFault(wish, facts, asked);
  if (fault) return refused(fault);
  return refused('That time is outside the hours of this diary.');
}

/** Credits a lesson costs, or what is wrong with the number sent (D11). */
export function decideCredits({
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
    return { credits: [`A lesson of ${duration} minutes takes ${creditsPhrase(due)}.`] };
  return payment_type === 'credits' ? due : 0;
}
