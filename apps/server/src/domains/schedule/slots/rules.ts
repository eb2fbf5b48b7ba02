import type { Slot, Slots } from '@fairway/contracts/schedule/schedule';
import { TIME_STEP_MINUTES } from '@fairway/contracts/constants';
import type { Minutes } from '#domains/schedule/hours/rules.ts';
import { addDays, addMonths, datesOfMonth, dayOfWeek, toUtcMidnight } from '@fairway/time/calendar';
import { offsetPeriodAt, startOfDay, type OffsetPeriod, formatTime, toZoned } from '@fairway/time/zoned-time';
import { DAY_MS, HOUR_MS, MINUTE_MS, MINUTES_A_DAY } from '@fairway/time/units';

/** Half-open, milliseconds since 1970. */
export interface Interval {
  start: number;
  end: number;
}

/** What a pro asks of the lessons beside each other, beyond their not overlapping. */
export interface BookingLimitsInForce {
  /** Minutes kept free between two lessons. */
  buffer: number;
  /** Lessons that may begin on one date of the wall clock; null is no limit. */
  perDay: number | null;
}

/** What a pro's diary holds, as far as the days asked for. */
export interface ScheduleFacts {
  zone: string;
  /** Merged hours of the usual week, by day (Monday 0). */
  weekly: readonly (readonly Minutes[])[];
  /** Merged hours that replace the week's on a date; none at all is a day off. */
  overrides: ReadonlyMap<string, readonly Minutes[]>;
  /** Live lessons, ascending, without overlap. */
  busy: readonly Interval[];
  limits: BookingLimitsInForce;
}

/** A time that is held for one player of the waiting list (D20). */
export interface HeldTime extends Interval {
  id: string;
  player_id: string;
  expires: number;
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

/** The diary with these times in it as if they were lessons; they overlap none. */
export const withBusy = (facts: ScheduleFacts, times: readonly Interval[]): ScheduleFacts =>
  times.length === 0 ? facts : { ...facts, busy: [...facts.busy, ...times].sort((a, b) => a.start - b.start) };

/** The diary as a player meets it: what is held for others stands there like a lesson, in the count of the day too (D20). */
export const withHeld = (facts: ScheduleFacts, held: readonly HeldTime[], player_id: string | null): ScheduleFacts =>
  withBusy(
    facts,
    held.filter((hold) => hold.player_id !== player_id),
  );

/** The hours in force on a date. */
export const effectiveHoursOn = (
  facts: Pick<ScheduleFacts, 'weekly' | 'overrides'>,
  date: string,
): readonly Minutes[] => facts.overrides.get(date) ?? facts.weekly[dayOfWeek(date)] ?? [];

/** A date as the sweep counts it: its midnight read as UTC, and its day of the week (Monday 0). */
interface CalendarDay {
  date: string;
  midnight: number;
  weekday: number;
}

/** Takes a bookable start: minutes of the wall clock it begins and ends at, and its instant. */
type Offer = (minute: number, endMinute: number, at: number) => void;

const STEP_MS = TIME_STEP_MINUTES * MINUTE_MS;

/** How many steps pass until a time so many milliseconds ahead is reached, in minutes. */
const minutesToReach = (ms: number): number => Math.ceil(ms / STEP_MS) * TIME_STEP_MINUTES;

/**
 * A sweep over the dates of a diary, which must be asked for in ascending order: the lessons are passed once for all of them.
 * It offers each start at which a lesson fits whole into one stretch of hours, with no live lesson in its way or nearer than
 * the pro's buffer, on a day that is not full.
 */
function createSweep(facts: ScheduleFacts, duration: number, window: BookingWindow, first: CalendarDay) {
  const { zone, busy } = facts;
  const buffer = facts.limits.buffer * MINUTE_MS;
  const reach = duration * MINUTE_MS + buffer;
  /** The first lesson that is not over, its buffer included, at the last start looked at. */
  let next = firstEndingAfter(busy, first.midnight - 2 * DAY_MS);
  let period = offsetPeriodAt(zone, first.midnight);

  /** On a day without a change of clocks all is sums of minutes, and what a lesson blocks is jumped over. */
  function sweepEvenDay(dayStart: number, hours: readonly Minutes[], offer: Offer) {
    for (const { start, end } of hours) {
      const last = end - duration;
      let minute = start + Math.max(0, minutesToReach(window.from - dayStart - start * MINUTE_MS));
      while (minute <= last) {
        const at = dayStart + minute * MINUTE_MS;
        while (next < busy.length && busy[next]!.end + buffer <= at) next += 1;
        const lesson = busy[next];
        const lastBefore = lesson ? Math.min(last, (lesson.start - reach - dayStart) / MINUTE_MS) : last;
        if (lesson && minute > lastBefore) minute += minutesToReach(lesson.end + buffer - at);
        for (; minute <= lastBefore; minute += TIME_STEP_MINUTES)
          offer(minute, minute + duration, dayStart + minute * MINUTE_MS);
      }
    }
  }

  /** On the day the clocks change each start is looked at: a lesson lasts its duration in elapsed time (D5). */
  function sweepDayOfChange(midnight: number, hours: readonly Minutes[], offer: Offer) {
    const periods = listPeriods(zone, midnight);
    for (const stretch of hours) {
      for (let minute = stretch.start; minute < stretch.end; minute += TIME_STEP_MINUTES) {
        const at = findInstant(periods, midnight + minute * MINUTE_MS);
        if (at === undefined || at < window.from) continue;
        const endMinute = findEndWithin(periods, stretch, { midnight, at, over: at + duration * MINUTE_MS });
        if (endMinute === undefined) continue;
        while (next < busy.length && busy[next]!.end + buffer <= at) next += 1;
        if (next === busy.length || busy[next]!.start >= at + reach) offer(minute, endMinute, at);
      }
    }
  }

  function isFullBetween(from: number, until: number): boolean {
    const { perDay } = facts.limits;
    if (perDay === null) return false;
    let count = 0;
    for (let nth = next; nth < busy.length && busy[nth]!.start < until; nth += 1)
      if (busy[nth]!.start >= from) count += 1;
    return count >= perDay;
  }

  return ({ date, midnight, weekday }: CalendarDay, offer: Offer) => {
    if (window.lastDate !== null && date > window.lastDate) return;
    const hours = facts.overrides.get(date) ?? facts.weekly[weekday];
    if (!hours?.length) return;
    if (!holdsDay(period, midnight)) period = offsetPeriodAt(zone, midnight - offsetPeriodAt(zone, midnight).offset);
    const dayStart = midnight - period.offset;
    if (!holdsDay(period, midnight)) {
      if (!isFull(facts, date)) sweepDayOfChange(midnight, hours, offer);
    } else if (!isFullBetween(dayStart, dayStart + DAY_MS)) sweepEvenDay(dayStart, hours, offer);
  };
}

/**
 * Whether a date lies in one period whole, so that its clock runs evenly. A clock that changes at the very end of the day shows
 * its last hour again, or a later hour than midnight: that is no even day.
 */
const holdsDay = ({ from, until, offset }: OffsetPeriod, midnight: number): boolean =>
  midnight - offset >= from && midnight - offset + DAY_MS < until;

/** The periods that a date of the wall clock may touch, ascending. */
function listPeriods(zone: string, midnight: number): OffsetPeriod[] {
  const periods = [offsetPeriodAt(zone, midnight - DAY_MS)];
  while (periods.at(-1)!.until < midnight + 2 * DAY_MS) periods.push(offsetPeriodAt(zone, periods.at(-1)!.until));
  return periods;
}

/** The instant of a time of the wall clock: the first where the clock shows it twice, none where it skips it. */
function findInstant(periods: readonly OffsetPeriod[], wall: number): number | undefined {
  for (const { from, until, offset } of periods)
    if (wall - offset >= from && wall - offset < until) return wall - offset;
  return undefined;
}

/**
 * The minute that the clock shows when a lesson is over; none if it leaves the stretch before: set back, a clock may show a time
 * before the stretch.
 */
function findEndWithin(
  periods: readonly OffsetPeriod[],
  { start, end }: Minutes,
  { midnight, at, over }: { midnight: number; at: number; over: number },
): number | undefined {
  let minute: number | undefined;
  for (const { from, until, offset } of periods) {
    if (from > over) break;
    minute = (over + offset - midnight) / MINUTE_MS;
    if (at >= until || from === over) continue;
    if ((Math.max(at, from) + offset - midnight) / MINUTE_MS < start) return undefined;
    if ((Math.min(over, until) + offset - midnight) / MINUTE_MS > end) return undefined;
  }
  return minute === undefined ? undefined : (minute + MINUTES_A_DAY) % MINUTES_A_DAY;
}

/** Whether a date holds as many lessons as its pro gives a day; a lesson counts on the date it begins. */
export function isFull({ zone, busy, limits: { perDay } }: ScheduleFacts, date: string): boolean {
  if (perDay === null) return false;
  const until = startOfDay(zone, addDays(date, 1));
  let count = 0;
  for (let nth = firstEndingAfter(busy, startOfDay(zone, date)); nth < busy.length; nth += 1) {
    const { start } = busy[nth]!;
    if (start >= until) break;
    if (toZoned(zone, start).date === date) count += 1;
  }
  return count >= perDay;
}

/**
 * The bookable starts of one date, ascending (D4): every 15 minutes from the start of each merged stretch of hours, where
 * the lesson fits, no live lesson stands in its way and the pro's limits are kept. Durations in minutes.
 */
export function daySlots(facts: ScheduleFacts, date: string, duration: number, window: BookingWindow): OfferedSlot[] {
  const slots: OfferedSlot[] = [];
  const day = { date, midnight: toUtcMidnight(date), weekday: dayOfWeek(date) };
  createSweep(
    facts,
    duration,
    window,
    day,
  )(day, (minute, endMinute, at) => slots.push({ start: formatTime(minute), end: formatTime(endMinute), at }));
  return slots;
}

/** The bookable starts of a month by date; dates without any are left out. `month` is 1 to 12. */
export function monthSlots(
  facts: ScheduleFacts,
  { year, month, duration }: { year: number; month: number; duration: number },
  window: BookingWindow,
): Slots {
  const slots: Slots = {};
  const dates = datesOfMonth(year, month);
  const midnight = Date.UTC(year, month - 1, 1);
  const weekday = dayOfWeek(dates[0]!);
  const sweepDay = createSweep(facts, duration, window, { date: dates[0]!, midnight, weekday });
  let offered: Slot[] = [];
  const offer: Offer = (minute, endMinute) => offered.push({ start: formatTime(minute), end: formatTime(endMinute) });
  for (const [nth, date] of dates.entries()) {
    sweepDay({ date, midnight: midnight + nth * DAY_MS, weekday: (weekday + nth) % 7 }, offer);
    if (offered.length === 0) continue;
    slots[date] = offered;
    offered = [];
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

/** How far ahead players book: hours of notice at least, months at most. */
export interface PlayersReach {
  notice_hours: number;
  months: number;
}

/** Players book from their pro's notice (two hours unless set) to the same day `months` on, that day included (D4). */
export const playersWindow = (now: number, zone: string, { notice_hours, months }: PlayersReach): BookingWindow => ({
  from: now + notice_hours * HOUR_MS,
  lastDate: addMonths(toZoned(zone, now).date, months),
});

/** Pros book from now on, without an end (D4). */
export const prosWindow = (now: number): BookingWindow => ({ from: now, lastDate: null });
