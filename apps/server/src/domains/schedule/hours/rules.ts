import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import { parseEndMinute, parseMinute, formatTime } from '@fairway/time/zoned-time';
import type { TimeRange } from '@fairway/contracts/primitives';

/** Minutes of a day, half-open. */
export interface Minutes {
  start: number;
  end: number;
}

export const toMinutes = (range: TimeRange): Minutes => ({
  start: parseMinute(range.start),
  end: parseEndMinute(range.end),
});
export const toTimeRange = (minutes: Minutes): TimeRange => ({
  start: formatTime(minutes.start),
  end: formatTime(minutes.end),
});

/** The ranges in order, those that touch or overlap made one. */
export function merge(ranges: readonly Minutes[]): Minutes[] {
  const merged: Minutes[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/** The ranges without a cut: what is left of each on either side. */
export const without = (ranges: readonly Minutes[], cut: Minutes): Minutes[] =>
  ranges.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, cut.start) },
      { start: Math.max(start, cut.end), end },
    ].filter((left) => left.start < left.end),
  );

/** What is wrong with a day's hours as typed, or null (D2: touching is fine, overlapping is not). */
export function findRangeError(times: readonly TimeRange[]): string | null {
  const ranges = times.map(toMinutes).sort((a, b) => a.start - b.start);
  if (ranges.some((range) => range.end <= range.start)) return SCHEDULE_MESSAGES.endsAfterStart;
  if (ranges.some((range, index) => index > 0 && range.start < ranges[index - 1]!.end))
    return SCHEDULE_MESSAGES.overlap;
  return null;
}
