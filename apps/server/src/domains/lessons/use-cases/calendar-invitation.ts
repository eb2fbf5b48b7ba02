import { initialAndLastName } from '@fairway/contracts/phrases';
import { writeInvitations, type Invitation, type Party } from '../../../integrations/calendar/ical.ts';
import { entryOf, type CalendarLesson } from '../rules/calendar.ts';

/** "Fairway <no-reply@fairway.example>", or the address alone. */
function partyOf(sender: string): Party {
  const [, name, email] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(sender) ?? [];
  return { name: name || 'Fairway', email: email ?? sender.trim() };
}

/**
 * What goes with a mail about lessons of two people, so that the reader's calendar can take them over: their entries, and the
 * end of those that are cancelled. It comes from the mail's own sender: an organiser's address would tell people each other's.
 */
export function calendarInvitations(
  lessons: CalendarLesson[],
  people: { reader: Party; other: { first_name: string; last_name: string } | null; sender: string },
): Invitation[] {
  const other = people.other ? initialAndLastName(people.other) : 'a guest';
  const entries = lessons.map((lesson) => entryOf(lesson, other));
  return writeInvitations(entries, { organizer: partyOf(people.sender), attendee: people.reader });
}
