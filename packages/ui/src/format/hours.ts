import type { TimeRange } from '@fairway/contracts/primitives';
import { formatTimes } from '@fairway/time/phrases';
import { MINUTES_A_DAY } from '@fairway/time/units';
import { formatTime, parseEndMinute, parseMinute } from '@fairway/time/zoned-time';

/** "09:00 to 12:00, 13:00 to 17:00". */
export const hoursPhrase = (ranges: readonly TimeRange[]): string =>
  ranges.map(({ start, end }) => formatTimes(start, end)).join(', ');

/** The hours of a day with one stretch of it taken out: 09:00 to 17:00 without 12:00 to 13:00 is two stretches. */
export const withoutStretch = (ranges: readonly TimeRange[], blocked: TimeRange): TimeRange[] => {
  const [from, until] = [parseMinute(blocked.start), parseEndMinute(blocked.end)];
  return ranges.flatMap((range) => {
    const [start, end] = [parseMinute(range.start), parseEndMinute(range.end)];
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

/** `10:00:00` and 45 → `10:45:00`; the midnight at a day's end is `00:00:00`. */
export const timeAfter = (time: string, minutes: number): string =>
  formatTime((parseMinute(time) + minutes) % MINUTES_A_DAY);
