import { createHash } from 'node:crypto';
import { formatShortName } from '@fairway/contracts/person-names';
import type { Db } from '@fairway/db/client';
import { writeFeed, writeInvitations, type Invitation, type Party } from '#adapters/calendar/ical.ts';
import { toCalendarEntry, feedWindow, type CalendarLesson } from './rules.ts';
import { readFeed, readFeedState, type FeedLesson } from './repository.ts';

/** By what a calendar program knows a feed again: a tag that changes when its text does, and when its lessons last changed. */
export interface FeedVersion {
  etag: string;
  last_modified: Date;
}

/** More lessons than a coach gives in years. */
const LIMIT = 5000;

/** The other one as initial and last name, since feeds are shared with households; a guest or group as the pro typed it. */
function otherParty({ pro_id, pro, player, guest_name }: FeedLesson, reader: string): string {
  const other = pro_id === reader ? player : pro;
  return other ? formatShortName(other) : (guest_name ?? 'a guest');
}

/** Counts up when the text of a feed is written otherwise, so that calendar programs fetch it anew. */
const FORMAT = 1;

/**
 * The version of the feed behind a calendar token, or null when nobody has it: calendar programs ask all day, and mostly for what they
 * have. It is read without the lessons themselves.
 */
export async function findFeedVersion(
  token: string,
  { db, now }: { db: Db; now: () => Date },
): Promise<FeedVersion | null> {
  const state = await readFeedState(db, token, feedWindow(now()));
  if (!state) return null;
  const { timezone, count, changed_at, changes, names, created_at } = state;
  const facts = [FORMAT, timezone, count, changed_at?.toISOString(), changes, names].join('\n');
  return {
    etag: `"${createHash('sha1').update(facts).digest('base64url')}"`,
    last_modified: changed_at && changed_at > created_at ? changed_at : created_at,
  };
}

/**
 * The feed behind a calendar token as text, or null when nobody has it (D18): ninety days back and all ahead, lessons
 * cancelled in the last fourteen days as cancelled. The same lessons make the same text, to the letter.
 */
export async function writeCalendarFeed(
  token: string,
  { db, now }: { db: Db; now: () => Date },
): Promise<string | null> {
  const found = await readFeed(db, token, { ...feedWindow(now()), limit: LIMIT });
  if (!found) return null;
  const entries = found.lessons.map((lesson) => toCalendarEntry(lesson, otherParty(lesson, found.user_id)));
  return writeFeed(entries, { name: 'Golf lessons', timezone: found.timezone });
}

/** "Fairway <no-reply@fairway.example>", or the address alone. */
function toCalendarParty(sender: string): Party {
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
  const other = people.other ? formatShortName(people.other) : 'a guest';
  const entries = lessons.map((lesson) => toCalendarEntry(lesson, other));
  return writeInvitations(entries, { organizer: toCalendarParty(people.sender), attendee: people.reader });
}
