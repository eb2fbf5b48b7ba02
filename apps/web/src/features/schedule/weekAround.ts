import { addDays, weekday } from '@fairway/ui/format/months';

/** Monday to Sunday around a date: the one week that a coach's pages show. */
export function weekAround(date: string): { start: string; end: string } {
  const start = addDays(date, -weekday(date));
  return { start, end: addDays(start, 6) };
}
