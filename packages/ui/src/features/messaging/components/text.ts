import type { Message } from '@fairway/contracts/messaging/messages';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatShortDay } from '@fairway/time/phrases';
import { formatCount } from '../../../format/count.ts';
import { fullDayPhrase, listDate } from '../../../format/days.ts';
import { addDays } from '@fairway/time/calendar';
import { dayAt, timeAt } from '../../../format/zones.ts';

/** Who reads. */
export type Side = 'player' | 'pro';

/** Whom a message went to, or who wrote it: the group or person on the other side of its reader. */
export function nameOtherSide({ is_own, from, to, group }: Message): string {
  if (!is_own) return formatFullName(from);
  return group ?? (to ? formatFullName(to) : '');
}

/** Whether its reader has yet to open it: never what they wrote themself. */
export const isUnread = ({ is_own, read, pro_read }: Message, side: Side): boolean =>
  !is_own && !(side === 'pro' ? pro_read : read);

interface Reading {
  now: Date;
  /** The zone of whoever reads. */
  zone: string;
}

/** When a message of a list was sent: "09:12" today, "Yesterday", "Thu 19 Nov", "03 Nov 2025" in another year. */
export function formatListTime(created_at: string, { now, zone }: Reading): string {
  const [date, today] = [dayAt(new Date(created_at), zone), dayAt(now, zone)];
  if (date === today) return timeAt(created_at, zone);
  if (date === addDays(today, -1)) return 'Yesterday';
  return date.slice(0, 4) === today.slice(0, 4) ? formatShortDay(date) : listDate(date);
}

/** The same of an opened message: "Tuesday 24 November, 09:12". */
export const formatSentAt = (created_at: string, { now, zone }: Reading): string =>
  `${fullDayPhrase(dayAt(new Date(created_at), zone), dayAt(now, zone))}, ${timeAt(created_at, zone)}`;

const readersPhrase = (readers: number, recipients: number) => {
  if (readers === 0) return 'not read yet';
  if (readers === recipients) return recipients === 1 ? 'read' : 'read by all';
  return formatCount(readers, 'has read it', 'have read it');
};

/** Who has read what the reader wrote: "Beginners, 12 players, 8 have read it", "Read", "Not read yet"; null of what they got. */
export function readPhrase({ is_own, group, recipients, read_by }: Message): string | null {
  if (!is_own || recipients === null || read_by === null) return null;
  if (group === null) return read_by > 0 ? 'Read' : 'Not read yet';
  return `${group}, ${formatCount(recipients, 'player')}, ${readersPhrase(read_by, recipients)}`;
}

/** The same in a row of a list: "8 of 12 have read it". */
export const readShare = (message: Message): string | null => {
  const { group, recipients, read_by } = message;
  return group === null || recipients === null ? readPhrase(message) : `Read by ${read_by ?? 0} of ${recipients}`;
};
