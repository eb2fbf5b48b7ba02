import type { DatedRange, DayCounts, WeeklyRange } from '@fairway/contracts/schedule/schedule';
import { dayOfWeek, daysBetween, monthWeeks } from '@fairway/time/calendar';

const HOURS: [day: number, start: string, end: string][] = [
  [0, '09:00:00', '12:30:00'],
  [0, '13:30:00', '18:00:00'],
  [1, '09:00:00', '18:00:00'],
  [2, '12:00:00', '20:00:00'],
  [3, '07:30:00', '11:00:00'],
  [3, '15:00:00', '00:00:00'],
  [5, '08:00:00', '13:00:00'],
];

/** A coach's usual week: Friday and Sunday off, late on Thursday. */
export const someWeek = (): WeeklyRange[] => HOURS.map(([day, start, end]) => ({ day, start, end }));

/** The usual week as it falls on the dates from `start` to `end`. */
export function someDatedHours(start: string, end = start): DatedRange[] {
  return daysBetween(start, end).flatMap((date) =>
    someWeek()
      .filter(({ day }) => day === dayOfWeek(date))
      .map((range): DatedRange => ({ date, start: range.start, end: range.end, source: 'weekly' })),
  );
}

/** Lessons by date over the six weeks of a month: quiet and full days, and days without any. */
export const someCounts = (month: string): DayCounts =>
  Object.fromEntries(
    monthWeeks(month)
      .flat()
      .map((date, index) => [date, dayOfWeek(date) === 6 ? 0 : (index * 5) % 9] as const)
      .filter(([, count]) => count > 0),
  );
