import { addDays } from '@fairway/ui/format/months';
import { dayAt } from '@fairway/ui/format/zones';

/** Today and the six days after it, by the clock of a zone. */
export function comingWeek(timezone: string): { start: string; end: string } {
  const start = dayAt(new Date(), timezone);
  return { start, end: addDays(start, 6) };
}
