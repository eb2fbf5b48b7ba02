import { addDays } from '@fairway/time/calendar';
import { resolveZone, toInstant, toZoned } from '@fairway/time/zoned-time';
import type { delivery_channel } from '@fairway/db/enums';
import type { Addressee, NotificationTopic } from '#domains/notifications/kinds/context.ts';

export type QuietHours = Pick<Addressee, 'timezone' | 'quiet_from' | 'quiet_until'>;

/**
 * When the quiet hours end that a person is in, on their own clock; null outside of them. Hours that end at a time the clock shows twice
 * end the first time, and at one it skips, when it jumps.
 */
export function findQuietEnd({ timezone, quiet_from: from, quiet_until: until }: QuietHours, at: Date): Date | null {
  if (from === null || until === null) return null;
  const zone = resolveZone(timezone);
  const { date, minute } = toZoned(zone, at.getTime());
  const overnight = from > until;
  const evening = minute >= from && (overnight || minute < until);
  const morning = overnight && minute < until;
  if (!evening && !morning) return null;
  const end = toInstant(zone, evening && overnight ? addDays(date, 1) : date, until).at;
  return end > at.getTime() ? new Date(end) : null;
}

/**
 * Which notices wait for the end of quiet hours (M9). A lesson that changes, a reminder of one and whatever somebody has just asked for
 * do not; a time that became free does, and is told of in the morning if it is free still.
 */
const WAITS: Record<NotificationTopic, boolean> = {
  'lesson.booked': false,
  'lesson.moved': false,
  'lesson.cancelled': false,
  'lesson.reminder': false,
  'digest.due': false,
  'practice.due': true,
  'goal.changed': true,
  'lessons.changed': false,
  'player.erased': false,
  'time.freed': true,
  // A time is held from seven to nine of the coach's day alone, and for 20 minutes (D20).
  'time.held': false,
  'place.offered': false,
  'group.moved': true,
  'group.cancelled': true,
  'credits.given': true,
  'credits.bought': true,
  'credits.expiring': true,
  'credits.refilled': true,
  'message.sent': true,
  'offer.published': true,
  'offer.redeemed': true,
  'purchase.refunded': true,
  'video.sent': true,
  'record.published': true,
  'comment.added': true,
  'player.joined': true,
  'guardian.set': true,
  'address.suppressed': true,
  'challenge.made': false,
  'invitation.made': false,
  'password.changed': false,
  'email.changed': false,
  'account.erased': false,
  'export.ready': false,
};

/** Until when a notice waits, or null of one that goes out at once. A mail wakes nobody: it never waits, receipts and pins neither. */
export const findHoldEnd = (
  topic: NotificationTopic,
  channel: delivery_channel,
  reader: QuietHours | null,
  now: Date,
): Date | null => (channel !== 'email' && WAITS[topic] && reader ? findQuietEnd(reader, now) : null);

/** How long the queue keeps a notice back; what is due goes out at once. */
export const delayUntil = (not_before: Date | null, now: Date): number =>
  not_before === null ? 0 : Math.max(0, not_before.getTime() - now.getTime());
