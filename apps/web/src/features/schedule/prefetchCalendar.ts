import { toMonth } from '@fairway/time/calendar';
import { utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import type { CalendarSearch } from './calendarSearch.ts';
import { sixWeeks } from './sixWeeks.ts';
import { todayIn, weekAround } from './weekAround.ts';

/** Asks for what the calendar shows, before the page is there. */
export function prefetchCalendar({ view, date }: CalendarSearch, timezone: string): void {
  const shown = date ?? todayIn(timezone);
  if (view === 'month') void utils.lessons.counts.prefetch(sixWeeks(toMonth(shown)), QUIET);
  else void utils.diary.calendar.prefetch(weekAround(shown));
}
