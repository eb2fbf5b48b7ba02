import type { TimeRange } from '@fairway/contracts/primitives';
import { formatTimes } from '@fairway/time/phrases';
import { MINUTES_A_DAY } from '@fairway/time/units';

/** The days of the week, Monday 0 to Sunday 6. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const weekdayLabel = (day: number): string => WEEKDAYS[day] ?? '';

/** 0 → "monday": a day's name in an address. */
export const weekdaySlug = (day: number): string => weekdayLabel(day).toLowerCase();

/** "monday" → 0; undefined for what is no day's name. */
export const weekdayFromSlug = (slug: string): number | undefined => {
  const day = WEEKDAYS.findIndex((name) => name.toLowerCase() === slug);
  return day < 0 ? undefined : day;
};

/** "09:00 to 12:00, 13:00 to 17:00". */
export const hoursPhrase = (ranges: readonly TimeRange[]): string =>
  ranges.map(({ start, end }) => formatTimes(start, end)).join(', ');

/** The hours of a day with one stretch of it taken out: 09:00 to 17:00 without 12:00 to 13:00 is two stretches. */
export const withoutStretch = (ranges: readonly TimeRange[], blocked: TimeRange): TimeRange[] => {
  const [from, until] = [toMinute(blocked.start), toEndMinute(blocked.end)];
  return ranges.flatMap((range) => {
    const [start, end] = [toMinute(range.start), toEndMinute(range.end)];
    if (until <= start || from >= end) return [{ start: range.start, end: range.end }];
    return [
      ...(start < from ? [{ start: range.start, end: blocked.start }] : []),
      ...(until < end ? [{ start: blocked.end, end: range.end }] : []),
    ];
  });
};

const inOrder = (ranges: readonly TimeRange[]) =>
  ranges
    .map(({ start, end }) => `${start} ${end}`)
    .sort()
    .join();

/** True when two lists hold the same ranges, in whatever order. */
export const sameHours = (a: readonly TimeRange[], b: readonly TimeRange[]): boolean => inOrder(a) === inOrder(b);

/** Minutes from midnight of `HH:MM:SS`. */
export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** As `toMinute` for the end of a range, where 00:00 is the midnight that ends the day. */
export const toEndMinute = (time: string): number => toMinute(time) || MINUTES_A_DAY;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `10:00:00` and 45 → `10:45:00`; the midnight at a day's end is `00:00:00`. */
export const timeAfter = (time: string, minutes: number): string => {
  const at = (toMinute(time) + minutes) % MINUTES_A_DAY;
  return `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}:00`;
};
