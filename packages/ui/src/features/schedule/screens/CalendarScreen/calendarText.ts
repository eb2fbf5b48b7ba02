import { formatDay, formatMonth } from '@fairway/time/phrases';
import { addDays, startOfWeek } from '@fairway/time/calendar';

/** The ways to look at the diary. */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** "Tuesday 24 November"; "23 to 29 November 2026", with both months where there are two; "November 2026". */
export function calendarTitle(view: CalendarView, date: string): string {
  if (view === 'day') return formatDay(date);
  if (view === 'month') return formatMonth(date);
  const monday = startOfWeek(date);
  const sunday = addDays(monday, 6);
  const first = Number(monday.slice(8));
  const last = `${Number(sunday.slice(8))} ${formatMonth(sunday)}`;
  if (monday.slice(0, 7) === sunday.slice(0, 7)) return `${first} to ${last}`;
  const [month = '', year = ''] = formatMonth(monday).split(' ');
  return monday.slice(0, 4) === sunday.slice(0, 4)
    ? `${first} ${month} to ${last}`
    : `${first} ${month} ${year} to ${last}`;
}
