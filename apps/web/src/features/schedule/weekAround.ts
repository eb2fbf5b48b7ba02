import { addDays, startOfWeek } from '@fairway/time/calendar';
import { dayAt } from '@fairway/ui/format/zones';

/** The date that the clock of a zone shows now. */
export const todayIn = (timezone: string): string => dayAt(new Date(), timezone);

/** Monday to Sunday around a date: the one week that a coach's pages show. */
export function weekAround(date: string): { start: string; end: string } {
  const start = startOfWeek(date);
  return { start, end: addDays(start, 6) };
}
