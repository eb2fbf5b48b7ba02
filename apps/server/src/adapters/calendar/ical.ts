import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';

/** One entry of a calendar. Instants only: in UTC no change of clocks can shift them. */
export interface Entry {
  uid: string;
  starts_at: Date;
  ends_at: Date;
  /** Rises with every change, so that a calendar knows the newer one. */
  sequence: number;
  created_at: Date;
  updated_at: Date;
  cancelled: boolean;
  summary: string;
  location: string | null;
  description: string | null;
}

export interface Party {
  name: string;
  email: string;
}

/** A calendar of so many entries, and what the reader's calendar is to do with them. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  entries: number;
  content: string;
}

const PRODUCT = { company: 'Fairway', product: 'Lessons', language: 'EN' };
/** How often a calendar may look, in seconds. */
const LOOK_EVERY = 900;

/** Takes every instant from the entry and none from the clock: the same entries always make the same text. */
const add = (calendar: ICalCalendar, { uid, cancelled, ...entry }: Entry) =>
  calendar.createEvent({
    id: uid,
    start: entry.starts_at,
    end: entry.ends_at,
    sequence: entry.sequence,
    created: entry.created_at,
    stamp: entry.updated_at,
    lastModified: entry.updated_at,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: entry.summary,
    location: entry.location,
    description: entry.description,
  });

/** A feed to subscribe to. `timezone` is a hint for showing it. */
export function writeFeed(entries: Entry[], { name, timezone }: { name: string; timezone: string }): string {
  const calendar = ical({ name, prodId: PRODUCT, ttl: LOOK_EVERY, x: { 'X-WR-TIMEZONE': timezone } });
  for (const entry of entries) add(calendar, entry);
  return calendar.toString();
}

/**
 * Entries to add to, or take out of, the attendee's calendar; no answer is asked for. A calendar has one method: what is added
 * comes in the first, what is taken out in the second.
 */
export function writeInvitations(entries: Entry[], people: { organizer: Party; attendee: Party }): Invitation[] {
  const { live = [], cancelled = [] } = Object.groupBy(entries, (entry) => (entry.cancelled ? 'cancelled' : 'live'));
  return [writeOne('REQUEST', live, people), writeOne('CANCEL', cancelled, people)].filter((one) => one.entries > 0);
}

function writeOne(
  method: Invitation['method'],
  entries: Entry[],
  { organizer, attendee }: { organizer: Party; attendee: Party },
): Invitation {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] });
  for (const entry of entries) {
    const event = add(calendar, entry);
    event.organizer(organizer);
    event.createAttendee({ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return { method, entries: entries.length, content: calendar.toString() };
}
