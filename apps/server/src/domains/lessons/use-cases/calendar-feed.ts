import { createHash } from 'node:crypto';
import { initialAndLastName } from '@fairway/contracts/phrases';
import type { Db } from '@fairway/db/client';
import { writeFeed } from '../../../integrations/calendar/ical.ts';
import { entryOf, feedWindow } from '../rules/calendar.ts';
import { readFeed, type FeedLesson } from '../store/calendar.ts';

/** A feed ready to be sent: its text, a tag that changes when the text does, and when its lessons last changed. */
export interface CalendarFeed {
  body: string;
  etag: string;
  last_modified: Date;
}

/** More lessons than a coach gives in years. */
const LIMIT = 5000;

/** The other one as initial and last name, since feeds are shared with households; a guest or group as the pro typed it. */
function otherOf({ pro_id, pro, player, guest_name }: FeedLesson, reader: string): string {
  const other = pro_id === reader ? player : pro;
  return other ? initialAndLastName(other) : (guest_name ?? 'a guest');
}

/**
 * The feed behind a calendar token, or null when nobody has it (decision D18): ninety days back and all ahead, lessons
 * cancelled in the last fourteen days as cancelled. The same lessons make the same text, to the letter.
 */
export async function calendarFeed(
  token: string,
  { db, now }: { db: Db; now: () => Date },
): Promise<CalendarFeed | null> {
  const found = await readFeed(db, token, { ...feedWindow(now()), limit: LIMIT });
  if (!found) return null;
  const entries = found.lessons.map((lesson) => entryOf(lesson, otherOf(lesson, found.user_id)));
  const body = writeFeed(entries, { name: 'Golf lessons', timezone: found.timezone });
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const changes = entries.map(({ updated_at }) => updated_at.getTime());
  return { body, etag, last_modified: new Date(Math.max(found.created_at.getTime(), ...changes)) };
}
