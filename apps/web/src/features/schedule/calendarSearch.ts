import { CALENDAR_VIEWS, type CalendarView } from '@fairway/ui/features/schedule/screens/CalendarScreen/calendarText';
import { isDay } from '@fairway/time/calendar';

/** What of the diary is looked at, kept in the address. */
export interface CalendarSearch {
  view?: CalendarView;
  date?: string;
}

const isView = (typed: unknown): typed is CalendarView => CALENDAR_VIEWS.some((view) => view === typed);

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export const parseCalendarSearch = ({ view, date }: Record<string, unknown>): CalendarSearch => ({
  ...(isView(view) && { view }),
  ...(typeof date === 'string' && isDay(date) && { date }),
});
