import type { SeriesDate } from '@fairway/contracts/series';
import type { BookingWindow, DiaryFacts } from '../../diary/rules/slots.ts';
import { addDays, dayOfWeek, endOfWall, minuteOf, utcOf, DAY } from '../../diary/rules/wallclock.ts';
import { decideTime, TIME_TAKEN, type Wish } from './booking.ts';

const WEEK = 7;

/** The dates of a weekly series, the first one included. */
export const weekly = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => addDays(first, nth * WEEK));

/** Whether dates all fall on one day of the week, as the lessons of a series do. */
export const isWeekly = (dates: readonly string[]): boolean => new Set(dates.map(dayOfWeek)).size <= 1;

/** Days from one date to another. */
export const daysFrom = (from: string, to: string): number => (utcOf(to) - utcOf(from)) / DAY;

/** The wish for a date at a wall clock start, for a duration of elapsed minutes (D5). */
export const wishFor = (
  zone: string,
  { date, start, duration }: { date: string; start: string; duration: number },
): Wish => ({
  date,
  duration,
  time: [{ start, end: endOfWall(zone, date, minuteOf(start), duration) }],
});

const faultIn = (decision: ReturnType<typeof decideTime>): string | null =>
  'errors' in decision ? Object.values(decision.errors).flat().join(' ') : null;

/** What a wish meets in the pro's diary: the same rule that books it decides (D5). */
export function judge(wish: Wish, facts: DiaryFacts, window: BookingWindow): SeriesDate {
  const { start } = wish.time[0]!;
  const { end } = wish.time.at(-1)!;
  const reason = faultIn(decideTime(wish, facts, window, { outside: false }));
  const refusal = faultIn(decideTime(wish, facts, window, { outside: true }));
  const status = reason === null ? 'free' : refusal === TIME_TAKEN ? 'taken' : 'outside';
  return { date: wish.date, start, end, status, bookable: refusal === null, reason: refusal ?? reason };
}
