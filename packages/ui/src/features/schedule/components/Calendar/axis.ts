import { addDays, toUtcMidnight } from '@fairway/time/calendar';
import { offsetPeriodAt, startOfDay, toZoned } from '@fairway/time/zoned-time';
import { MINUTE_MS, MINUTES_A_DAY } from '@fairway/time/units';

/** A stretch of an axis, or of a day's wall clock, in minutes from its top; half-open. */
export interface Stretch {
  start: number;
  end: number;
}

/** The minutes that the clock of a date shows twice; from the instant `at` on it shows them again. */
interface Repeat extends Stretch {
  date: string;
  at: number;
}

/**
 * The scale down the side of a calendar, the same for all of its days. Where the clocks of one go back, the hour that is shown twice
 * stands twice on it, and the other days leave its second row empty: so what is longer is always drawn longer.
 */
export interface Axis {
  zone: string;
  /** From top to bottom, in minutes. */
  length: number;
  repeat: Repeat | null;
}

const toMinutes = (ms: number) => Math.round(ms / MINUTE_MS);

/** How many minutes of elapsed time a date has. */
const lengthOfDay = (zone: string, date: string) =>
  toMinutes(startOfDay(zone, addDays(date, 1)) - startOfDay(zone, date));

/** What the clock of a date shows just before its offset changes, in minutes; and the instant of the change. */
function findChange(zone: string, date: string) {
  const { until, offset } = offsetPeriodAt(zone, startOfDay(zone, date));
  return { at: until, minute: toMinutes(until + offset - toUtcMidnight(date)) };
}

function findRepeat(zone: string, date: string): Repeat | null {
  const extra = lengthOfDay(zone, date) - MINUTES_A_DAY;
  if (extra <= 0) return null;
  const { at, minute } = findChange(zone, date);
  return { date, at, start: minute - extra, end: minute };
}

/** The minutes that the clock of a date never shows, or null. */
export function findSkip(zone: string, date: string): Stretch | null {
  const missing = MINUTES_A_DAY - lengthOfDay(zone, date);
  if (missing <= 0) return null;
  const first = toZoned(zone, startOfDay(zone, date)).minute;
  if (first > 0) return { start: 0, end: first };
  const { minute } = findChange(zone, date);
  return { start: minute, end: minute + missing };
}

/** The scale of some days. */
export function createAxis(zone: string, dates: readonly string[]): Axis {
  const repeat = dates.map((date) => findRepeat(zone, date)).find((each) => each !== null) ?? null;
  return { zone, length: MINUTES_A_DAY + (repeat ? repeat.end - repeat.start : 0), repeat };
}

/** Where a time of the wall clock stands; what ends there ends before a row that is put in. */
export function placeMinute({ repeat }: Axis, minute: number, isEnd = false): number {
  if (!repeat || minute < repeat.end || (isEnd && minute === repeat.end)) return minute;
  return minute + repeat.end - repeat.start;
}

/** Where an instant stands on a date, which it is within or at the end of. */
export function placeInstant(axis: Axis, date: string, at: number, isEnd = false): number {
  const clock = toZoned(axis.zone, at);
  const minute = clock.date > date ? MINUTES_A_DAY : clock.date < date ? 0 : clock.minute;
  const { repeat } = axis;
  if (repeat?.date !== date) return placeMinute(axis, minute, isEnd);
  return at < repeat.at ? minute : minute + repeat.end - repeat.start;
}

/** The time of the wall clock at a place; both rows of an hour shown twice are the same time. */
export function readMinute({ repeat }: Axis, place: number): number {
  return repeat && place >= repeat.end ? place - (repeat.end - repeat.start) : place;
}

/** A line across the days at a full hour. */
export interface HourLine {
  hour: number;
  place: number;
  /** The hour for the second time. */
  again: boolean;
}

export function listHours(axis: Axis): HourLine[] {
  const { repeat } = axis;
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, place: placeMinute(axis, hour * 60), again: false }));
  if (!repeat) return hours;
  const again = hours
    .filter(({ hour }) => hour * 60 >= repeat.start && hour * 60 < repeat.end)
    .map(({ hour, place }) => ({ hour, place: place + repeat.end - repeat.start, again: true }));
  return [...hours, ...again].toSorted((a, b) => a.place - b.place);
}
