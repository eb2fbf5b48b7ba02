import type { DatedRange } from '@fairway/contracts/schedule/schedule';
import type { ScheduleRow } from '#domains/schedule/hours/repository.ts';
import { merge, toMinutes, toTimeRange } from '#domains/schedule/hours/rules.ts';
import { type HeldTime, type ScheduleFacts, effectiveHoursOn } from './rules.ts';
import { addDays } from '@fairway/time/calendar';
import { resolveZone } from '@fairway/time/zoned-time';

/** The facts the slot rules work on. */
export function toSlotFacts(row: ScheduleRow): ScheduleFacts {
  const week = Array.from({ length: 7 }, (_, day) =>
    row.weekly.filter((range) => range[0] === day).map(([, start, end]) => ({ start, end })),
  );
  return {
    zone: resolveZone(row.timezone),
    weekly: week.map(merge),
    overrides: new Map(row.overrides.map(({ date, times }) => [date, merge(times.map(toMinutes))])),
    busy: row.busy.map(([start, end]) => ({ start, end })),
    limits: { buffer: row.lesson_buffer_minutes, perDay: row.lessons_per_day },
  };
}

/** What is held at an instant: a hold that has lapsed is gone, whether or not a sweep ran, and so is one that the pro has booked over (D20). */
export const toHeldTimes = ({ held, busy }: Pick<ScheduleRow, 'held' | 'busy'>, now: number): HeldTime[] =>
  held
    .map(([id, player_id, start, end, expires]) => ({ id, player_id, start, end, expires }))
    .filter((hold) => hold.expires > now && !busy.some(([start, end]) => start < hold.end && hold.start < end));

/** The hours in force on each date from `start` to `end`. */
export function datedHours(facts: ScheduleFacts, { start, end }: { start: string; end: string }): DatedRange[] {
  const dated: DatedRange[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const source = facts.overrides.has(date) ? 'override' : 'weekly';
    for (const hours of effectiveHoursOn(facts, date)) dated.push({ date, ...toTimeRange(hours), source });
  }
  return dated;
}
