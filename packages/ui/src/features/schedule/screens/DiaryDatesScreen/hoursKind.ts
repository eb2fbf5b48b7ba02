import type { DatedRange, WeeklyRange } from '@fairway/contracts/schedule/schedule';
import { dayOfWeek } from '@fairway/time/calendar';

/** What is in force on a date: the usual hours, hours of its own, or a day off. */
export type HoursKind = 'usual' | 'special' | 'off';

/** A date without hours, where the week has some, was taken off. */
export function hoursKind(
  { availability, week }: { availability: DatedRange[]; week: WeeklyRange[] },
  date: string,
): HoursKind {
  const inForce = availability.filter((range) => range.date === date);
  if (inForce.some(({ source }) => source === 'override')) return 'special';
  const usual = week.some(({ day }) => day === dayOfWeek(date));
  return inForce.length === 0 && usual ? 'off' : 'usual';
}
