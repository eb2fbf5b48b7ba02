import type { Slot, Slots } from '@fairway/contracts/diary';
import { TIME_STEP_MINUTES } from '@fairway/contracts/constants';
import type { Minutes } from './ranges.ts';
import {
  addDays,
  DAY,
  dayOfWeek,
  instantOf,
  MINUTE,
  seasonAt,
  startOfDay,
  timeOf,
  utcOf,
  wallAt,
} from './wallclock.ts';

/** Half-open, milliseconds since 1970. */
export interface Interval {
  start: number;
  end: number;
}

/** What a pro asks of the lessons beside each other, beyond their not overlapping. */
export interface DiaryLimits {
  /** Minutes kept free between two lessons. */
  buffer: number;
  /** Lessons that may begin on one date of the wall clock; null is no limit. */
  perDay: number | null;
}

/** What a pro's diary holds, as far as the days asked for. */
export interface DiaryFacts {
  zone: string;
  /** Merged hours of the usual week, by day (Monday 0). */
  weekly: readonly (readonly Minutes[])[];
  /** Merged hours that replace the week's on a date; none at all is a day off. */
  overrides: ReadonlyMap<string, readonly Minutes[]>;
  /** Live lessons, ascending, without overlap. */
  busy: readonly Interval[];
  limits: DiaryLimits;
}

/** Which starts may be booked: instants from `from` on, dates up to and with `lastDate` (null: no end). */
export interface BookingWindow {
  from: number;
  lastDate: string | null;
}

/** A bookable start: its instant beside the wall clock. */
export interface OfferedSlot extends Slot {
  at: number;
}

/** The hours in force on a date. */
export const hoursOn = (facts: Pick<DiaryFacts, 'weekly' | 'overrides'>, date: string): readonly Minutes[] =>
  facts.overrides.get(date) ?? facts.weekly[dayOfWeek(date)] ?? [];

/** Calls `offer` for each wall clock start of a day at which a lesson of `duration` fits whole into one stretch of hours. */
function eachStart(
  zone: string,
  date: string,
  hours: readonly Minutes[],
  duration: number,
  offer: (minute: number, at: number, end: string) => void,
) {
  const midnight = utcOf(date);
  const season = seasonAt(zone, midnight - seasonAt(zone, midnight).offset);
  const dayStart = midnight - season.offset;
  // On an ordinary day the clock runs evenly, and sums of minutes do. A clock that changes at the very end of the day shows
  // its last hour again, or a later hour than midnight: that is no ordinary day.
  if (dayStart >= season.from && dayStart + DAY < season.until) {
    for (const { start, end } of hours)
      for (let minute = start; minute + duration <= end; minute += TIME_STEP_MINUTES)
        offer(minute, dayStart + minute * MINUTE, timeOf(minute + duration));
    return;
  }
  // On the day the clocks change, each start is looked up: the skipped hour is never offered, the doubled one once, and a
  // lesson lasts its duration in elapsed time (D5).
  for (const stretch of hours) {
    for (let minute = stretch.start; minute < stretch.end; minute += TIME_STEP_MINUTES) {
      const { at, skipped } = instantOf(zone, date, minute);
      const over = at + duration * MINUTE;
      if (!skipped && liesWithin(zone, date, stretch, at, over)) offer(minute, at, timeOf(wallAt(zone, over).minute));
    }
  }
}

/** Whether the clock stays within a stretch of the date from `at` to `over`: set back, it may show a time before the stretch. */
function liesWithin(zone: string, date: string, { start, end }: Minutes, at: number, over: number): boolean {
  const midnight = utcOf(date);
  for (let instant = at; instant < over; instant += TIME_STEP_MINUTES * MINUTE) {
    const minute = (instant + seasonAt(zone, instant).offset - midnight) / MINUTE;
    if (minute < start || minute >= end) return false;
  }
  return true;
}

/** Whether a date holds as many lessons as its pro gives a day; a lesson counts on the date it begins. */
export function isFull({ zone, busy, limits: { perDay } }: DiaryFacts, date: string): boolean {
  if (perDay === null) return false;
  const until = startOfDay(zone, addDays(date, 1));
  let count = 0;
  for (let nth = firstEndingAfter(busy, startOfDay(zone, date)); nth < busy.length; nth += 1) {
    const { start } = busy[nth]!;
    if (start >= until) break;
    if (wallAt(zone, start).date === date) count += 1;
  }
  return count >= perDay;
}

/**
 * Calls `offer` for each start of a date at which a lesson may begin: it fits, no live lesson stands in its way or nearer than
 * the pro's buffer, and the day is not full.
 */
function eachFree(
  { facts, date, duration, window }: { facts: DiaryFacts; date: string; duration: number; window: BookingWindow },
  offer: (start: string, end: string, at: number) => void,
) {
  if ((window.lastDate !== null && date > window.lastDate) || isFull(facts, date)) return;
  const { busy } = facts;
  const buffer = facts.limits.buffer * MINUTE;
  const reach = duration * MINUTE + buffer;
  let next = firstEndingAfter(busy, utcOf(date) - DAY);
  eachStart(facts.zone, date, hoursOn(facts, date), duration, (minute, at, end) => {
    if (at < window.from) return;
    while (next < busy.length && busy[next]!.end + buffer <= at) next += 1;
    if (next < busy.length && busy[next]!.start < at + reach) return;
    offer(timeOf(minute), end, at);
  });
}

/**
 * The bookable starts of one date, ascending (D4): every 15 minutes from the start of each merged stretch of hours, where
 * the lesson fits, no live lesson stands in its way and the pro's limits are kept. Durations in minutes.
 */
export function slotsOfDay(facts: DiaryFacts, date: string, duration: number, window: BookingWindow): OfferedSlot[] {
  const slots: OfferedSlot[] = [];
  eachFree({ facts, date, duration, window }, (start, end, at) => slots.push({ start, end, at }));
  return slots;
}

/** The bookable starts of a month by date; dates without any are left out. `month` is 1 to 12. */
export function slotsOfMonth(
  facts: DiaryFacts,
  { year, month, duration }: { year: number; month: number; duration: number },
  window: BookingWindow,
): Slots {
  const slots: Slots = {};
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let date = `${year}-${String(month).padStart(2, '0')}-01`;
  for (let day = 1; day <= days; day += 1, date = addDays(date, 1)) {
    const offered: Slot[] = [];
    eachFree({ facts, date, duration, window }, (start, end) => offered.push({ start, end }));
    if (offered.length) slots[date] = offered;
  }
  return slots;
}

/** Index of the first interval that ends after an instant; the intervals ascend without overlap. */
function firstEndingAfter(intervals: readonly Interval[], at: number): number {
  let low = 0;
  let high = intervals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (intervals[middle]!.end <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
