import { initialAndLastName } from '@fairway/contracts/phrases';
import { writeInvitation, type Invitation, type Party } from '../../../integrations/calendar/ical.ts';
import { entryOf, type CalendarLesson } from '../rules/calendar.ts';

/** "Fairway <no-reply@fairway.example>", or the address alone. */
function partyOf(sender: string): Party {
  const [, name, email] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(sender) ?? [];
  return { name: name || 'Fairway', email: email ?? sender.trim() };
}

/**
 * What goes with a mail about a lesson, so that the reader's calendar can take it over: an entry, or the end of one that is
 * cancelled. It comes from the mail's own sender: an organiser's address would tell people each other's.
 */
export function calendarInvitation(
  lesson: CalendarLesson,
  people: { reader: Party; other: { first_name: string; last_name: string } | null; sender: string },
): Invitation {
  const entry = entryOf(lesson, people.other ? initialAndLastName(people.other) : 'a guest');
  return writeInvitation(entry, { organizer: partyOf(people.sender), attendee: people.reader });
}
