import type { NotificationTopic, Person } from '#domains/notifications/kinds/context.ts';
import { MINUTE_MS } from '@fairway/time/units';
import { addDays } from '@fairway/time/calendar';
import { resolveZone, toInstant, toZoned } from '@fairway/time/zoned-time';

/** What waits for the one email of a day, where its reader chose that (M27): what can be read as well in the evening. */
const DIGESTED: ReadonlySet<NotificationTopic> = new Set<NotificationTopic>(['message.sent', 'offer.published']);

/** What is planned this close to a digest waits for the next: the transaction that plans it must be through when the mail is made. */
const MARGIN_MS = MINUTE_MS;

export type DigestTime = Pick<Person, 'timezone' | 'digest_at'>;

/** When a person's next email of the day comes, on their own clock; null where each notice has its own. */
export function findDigestTime({ timezone, digest_at }: DigestTime, now: Date): Date | null {
  if (digest_at === null) return null;
  const zone = resolveZone(timezone);
  const { date } = toZoned(zone, now.getTime());
  const atOn = (day: string) => toInstant(zone, day, digest_at).at;
  const today = atOn(date);
  return new Date(today - now.getTime() > MARGIN_MS ? today : atOn(addDays(date, 1)));
}

/** Until when an email of this topic waits to be one of many; null of what goes out by itself. */
export const findDigestEnd = (topic: NotificationTopic, person: DigestTime | null, now: Date): Date | null =>
  person && DIGESTED.has(topic) ? findDigestTime(person, now) : null;
