import type { Slot, Slots } from '@fairway/contracts/diary';
import { TIME_STEP_MINUTES } from '@fairway/contracts/constants';
import type { Minutes } from './ranges.ts';
import { addDays, DAY, dayOfWeek, instantOf, MINUTE, seasonAt, timeOf, utcOf, wallAt } from './wallclock.ts';

/** Half-open, milliseconds since 1970. */
export interface Interval {
  start: number;
  end: number;
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

/** Calls `offer` for each start of a date at which a lesson may begin: it fits, and no live lesson stands in its way. */
function eachFree(
  { facts, date, duration, window }: { facts: DiaryFacts; date: string; duration: number; window: BookingWindow },
  offer: (start: string, end: string, at: number) => void,
) {
  if (window.lastDate !== null && date > window.lastDate) return;
  const length = duration * MINUTE;
  const { busy } = facts;
  let next = firstEndingAfter(busy, utcOf(date) - DAY);
  eachStart(facts.zone, date, hoursOn(facts, date), duration, (minute, at, end) => {
    if (at < window.from) return;
    while (next < busy.length && busy[next]!.end <= at) next += 1;
    if (next < busy.length && busy[next]!.start < at + length) return;
    offer(timeOf(minute), end, at);
  });
}

/**
 * The bookable starts of one date, ascending (D4): every 15 minutes from the start of each merged stretch of hours, where
 * the lesson fits and no live lesson stands in its way. Durations in minutes.
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
