import type { DatedRange } from '@fairway/contracts/diary';
import type { DiaryRow } from './store.ts';
import { merge, minutesOf, rangeOf } from './rules/ranges.ts';
import type { DiaryFacts } from './rules/slots.ts';
import { hoursOn } from './rules/slots.ts';
import { addDays, zoneOr } from './rules/wallclock.ts';

/** The facts the slot rules work on. */
export function factsOf(row: DiaryRow): DiaryFacts {
  const week = Array.from({ length: 7 }, (_, day) =>
    row.weekly.filter((range) => range[0] === day).map(([, start, end]) => ({ start, end })),
  );
  return {
    zone: zoneOr(row.timezone),
    weekly: week.map(merge),
    overrides: new Map(row.overrides.map(({ date, times }) => [date, merge(times.map(minutesOf))])),
    busy: row.busy.map(([start, end]) => ({ start, end })),
    limits: { buffer: row.lesson_buffer_minutes, perDay: row.lessons_per_day },
  };
}

/** The hours in force on each date from `start` to `end`. */
export function datedHours(facts: DiaryFacts, { start, end }: { start: string; end: string }): DatedRange[] {
  const dated: DatedRange[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const source = facts.overrides.has(date) ? 'override' : 'weekly';
    for (const hours of hoursOn(facts, date)) dated.push({ date, ...rangeOf(hours), source });
  }
  return dated;
}
