import { formatDay, formatMonth, formatShortDay } from '@fairway/time/phrases';
import { addDays, startOfWeek } from '@fairway/time/calendar';

/** The ways to look at the diary. */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Without its weekday: "30 Nov". */
const dayOfMonth = (date: string): string => formatShortDay(date).replace(/^\S+ /, '');

/** "Tuesday 24 November"; "23 to 29 November 2026", or "30 Nov to 6 Dec 2026" where there are two months; "November 2026". */
export function calendarTitle(view: CalendarView, date: string): string {
  if (view === 'day') return formatDay(date);
  if (view === 'month') return formatMonth(date);
  const monday = startOfWeek(date);
  const sunday = addDays(monday, 6);
  const [from, until] = [monday.slice(0, 4), sunday.slice(0, 4)];
  if (monday.slice(0, 7) === sunday.slice(0, 7))
    return `${Number(monday.slice(8))} to ${Number(sunday.slice(8))} ${formatMonth(sunday)}`;
  return `${dayOfMonth(monday)}${from === until ? '' : ` ${from}`} to ${dayOfMonth(sunday)} ${until}`;
}
