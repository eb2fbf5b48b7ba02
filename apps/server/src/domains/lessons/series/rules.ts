import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { SeriesDate } from '@fairway/contracts/lessons/series';
import type { BookingWindow, ScheduleFacts } from '#domains/schedule/slots/rules.ts';
import { addDays, dayOfWeek, toUtcMidnight } from '@fairway/time/calendar';
import { endTime, parseMinute } from '@fairway/time/zoned-time';
import { DAY_MS } from '@fairway/time/units';
import { evaluateTime, type RequestedTime } from '#domains/lessons/booking/rules.ts';

const WEEK = 7;

/** The dates of a weekly series, the first one included. */
export const listWeeklyDates = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => addDays(first, nth * WEEK));

/** Whether dates all fall on one day of the week, as the lessons of a series do. */
export const isWeekly = (dates: readonly string[]): boolean => new Set(dates.map(dayOfWeek)).size <= 1;

/** Days from one date to another. */
export const daysFrom = (from: string, to: string): number => (toUtcMidnight(to) - toUtcMidnight(from)) / DAY_MS;

/** The time requested for a date at a wall clock start, for a duration of elapsed minutes (D5). */
export const makeRequestedTime = (
  zone: string,
  { date, start, duration }: { date: string; start: string; duration: number },
): RequestedTime => ({
  date,
  duration,
  time: [{ start, end: endTime(zone, date, parseMinute(start), duration) }],
});

const faultIn = (decision: ReturnType<typeof evaluateTime>): string | null =>
  'errors' in decision ? Object.values(decision.errors).flat().join(' ') : null;

/** What a requested time meets in the pro's diary: the same rule that books it decides (D5). */
export function evaluateDate(requested: RequestedTime, facts: ScheduleFacts, window: BookingWindow): SeriesDate {
  const { start } = requested.time[0]!;
  const { end } = requested.time.at(-1)!;
  const reason = faultIn(evaluateTime(requested, facts, window, { outside: false }));
  const refusal = faultIn(evaluateTime(requested, facts, window, { outside: true }));
  const status = reason === null ? 'free' : refusal === LESSON_MESSAGES.timeTaken ? 'taken' : 'outside';
  return { date: requested.date, start, end, status, bookable: refusal === null, reason: refusal ?? reason };
}
