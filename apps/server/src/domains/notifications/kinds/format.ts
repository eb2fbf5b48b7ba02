import { excerpt } from '#core/excerpt.ts';
import { clock, formatDate, formatDay, formatTimes, formatZone } from '@fairway/time/phrases';
import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatTime, toZoned, resolveZone } from '@fairway/time/zoned-time';
import type { Addressee, LessonContext, LessonTopic, NotificationEvent, PurchaseContext, Sides } from './context.ts';
import type { Audience } from './kind.ts';

/** "Europe/London" → "London". */
const placeName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The lesson's zone: its pro's, or failing one the product's own. */
export const lessonZone = ({ pro }: Pick<Sides, 'pro'>): string => resolveZone(pro?.timezone);

/** "Tuesday 24 November, 10:00" on the wall clock of `zone`. */
export function momentPhrase(at: Date, zone: string): string {
  const { date, minute } = toZoned(zone, at.getTime());
  return `${formatDay(date)}, ${clock(formatTime(minute))}`;
}

/** "24 November 2026" on the wall clock of `zone`. */
export const dateAt = (at: Date, zone: string): string => formatDate(toZoned(resolveZone(zone), at.getTime()).date);

/** "24 November 2026, 10:05 GMT" on the wall clock of `zone`, as records have it. */
export const recordPhrase = (at: Date, zone: string): string =>
  `${dateAt(at, zone)}, ${clock(formatTime(toZoned(zone, at.getTime()).minute))} ${formatZone(at.toISOString(), zone)}`;

/** A calendar day as the database keeps it: "24 November 2026". */
export const lastDayPhrase = (day: Date): string => formatDate(day.toISOString().slice(0, 10));

/** "Tuesday 24 November, 10:00 to 11:00 (GMT, London)". */
export function spanPhrase({ starts_at, ends_at }: Pick<LessonContext, 'starts_at' | 'ends_at'>, zone: string): string {
  const start = toZoned(zone, starts_at.getTime());
  const end = toZoned(zone, ends_at.getTime());
  return `${formatDay(start.date)}, ${formatTimes(formatTime(start.minute), formatTime(end.minute))} (${formatZone(starts_at.toISOString(), zone)}, ${placeName(zone)})`;
}

/** The same hours where the reader is, when their clock shows other ones; null when it shows the same. */
export function elsewhereSpan(
  lesson: Pick<LessonContext, 'pro' | 'starts_at' | 'ends_at'>,
  reader: string,
): string | null {
  const at = lesson.starts_at.getTime();
  const [there, here] = [toZoned(lessonZone(lesson), at), toZoned(resolveZone(reader), at)];
  return there.date === here.date && there.minute === here.minute ? null : spanPhrase(lesson, resolveZone(reader));
}

/** Without an apostrophe that would double the price of a text message. */
const LATE = 'less than 24 hours before the start';

/** What a cancellation means for the payment. */
export function settlementPhrase(
  { credits, payment_type }: LessonContext,
  { credits_returned, fee_due }: { credits_returned: number; fee_due: boolean },
): string {
  if (credits_returned > 0) return `${formatCredits(credits_returned)} returned`;
  if (payment_type === 'credits') return `${formatCredits(credits)} not returned (${LATE})`;
  return fee_due ? `The lesson fee is due (${LATE})` : 'Nothing to pay';
}

/** How a lesson is paid, or what became of the payment. */
export function paymentPhrase(event: NotificationEvent<LessonTopic>): string {
  const { lesson } = event;
  if (event.topic === 'lesson.cancelled') return settlementPhrase(lesson, event.payload);
  if (lesson.payment_type === 'credits') return `Paid with ${formatCredits(lesson.credits)}`;
  return lesson.payment_type === 'card' ? 'Paid by card' : 'Pay on the day';
}

/** "4 January 2031", in the zone of whoever reads it. */
export const dateFor = ({ timezone }: Addressee, at: Date): string => dateAt(at, timezone);

/** A longer title is cut where it is part of a sentence; the facts have it whole. */
const TITLE_LENGTH = 80;
export const shortTitle = ({ title }: { title: string }): string => excerpt(title, TITLE_LENGTH);

/** What one credit is worth, wherever some come. */
export const CREDIT_WORTH = `One credit pays for ${CREDIT_MINUTES} minutes of a lesson.`;

/** "£60.00 by card", "Nothing to pay", and whether it went back since. */
export function takingPhrase({ amount, currency, status }: PurchaseContext): string {
  if (amount === 0) return 'Nothing to pay';
  return `${formatMoney(amount, currency)} by card${status === 'paid' ? '' : ', since refunded'}`;
}

/** Under a receipt, in place of the switch. */
export const RECEIPT_FOOTER = 'This is a receipt for your records.';

/** The other one's full name, as far as there is one. */
export function otherName(
  { pro, player, guest_name = null }: Sides & { guest_name?: string | null },
  audience: Audience,
): string {
  const other = audience === 'player' ? pro : player;
  const name = other ? formatFullName(other) : guest_name;
  return name || (audience === 'player' ? 'your coach' : 'your player');
}
