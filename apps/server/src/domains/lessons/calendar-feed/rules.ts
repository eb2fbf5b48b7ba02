import { DAY_MS } from '@fairway/time/units';

const BACK_DAYS = 90;
const CANCELLED_DAYS = 14;

/** A lesson on its way into a calendar. */
export interface CalendarLesson {
  id: string;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  created_at: Date;
  updated_at: Date;
  cancelled_at: Date | null;
  venue: string | null;
  note: string | null;
  /** The title of a group lesson. */
  group_title: string | null;
}

/** What a feed holds: lessons that start from `since` on, cancelled ones while that is news (D18). */
export const feedWindow = (now: Date): { since: Date; cancelled_since: Date } => ({
  since: new Date(now.getTime() - BACK_DAYS * DAY_MS),
  cancelled_since: new Date(now.getTime() - CANCELLED_DAYS * DAY_MS),
});

const writeSummary = (title: string | null, other: string, cancelled: boolean): string => {
  if (title !== null) return cancelled ? `Cancelled: ${title}` : title;
  return cancelled ? `Cancelled: lesson with ${other}` : `Lesson with ${other}`;
};

/**
 * A lesson as an entry in the calendar of one of its two. The uid is the same in the feed and the mails, so that a calendar
 * that takes both holds one lesson; many calendars show a cancelled entry like any other, so the words say it too.
 */
export const toCalendarEntry = (
  { id, venue, note, cancelled_at, group_title, ...lesson }: CalendarLesson,
  other: string,
) => ({
  ...lesson,
  uid: `${id}@fairway`,
  cancelled: cancelled_at !== null,
  summary: writeSummary(group_title, other, cancelled_at !== null),
  location: venue,
  description: note,
});
