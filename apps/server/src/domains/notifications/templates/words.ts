import {
  clock,
  creditsPhrase,
  datePhrase,
  dayPhrase,
  fullName,
  timesPhrase,
  zonePhrase,
} from '@fairway/contracts/phrases';
import { timeOf, wallAt, zoneOr } from '../../diary/rules/wallclock.ts';
import type { LessonFacts, LessonHappening, Sides } from '../rules/facts.ts';
import type { Audience } from '../rules/recipients.ts';

/** "Europe/London" → "London". */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The lesson's zone: its pro's, or failing one the product's own. */
export const zoneOf = ({ pro }: Pick<Sides, 'pro'>): string => zoneOr(pro?.timezone);

/** "Tuesday 24 November, 10:00" on the wall clock of `zone`. */
export function momentPhrase(at: Date, zone: string): string {
  const { date, minute } = wallAt(zone, at.getTime());
  return `${dayPhrase(date)}, ${clock(timeOf(minute))}`;
}

/** "24 November 2026" on the wall clock of `zone`. */
export const dateAt = (at: Date, zone: string): string => datePhrase(wallAt(zoneOr(zone), at.getTime()).date);

/** "24 November 2026, 10:05 GMT" on the wall clock of `zone`, as records have it. */
export const recordPhrase = (at: Date, zone: string): string =>
  `${dateAt(at, zone)}, ${clock(timeOf(wallAt(zone, at.getTime()).minute))} ${zonePhrase(at.toISOString(), zone)}`;

/** A calendar day as the database keeps it: "24 November 2026". */
export const lastDayPhrase = (day: Date): string => datePhrase(day.toISOString().slice(0, 10));

/** The beginning of a longer text, in one line that ends with a word. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:]+$/, '').toWellFormed()}…`;
}

/** "Tuesday 24 November, 10:00 to 11:00 (GMT, London)". */
export function spanPhrase({ starts_at, ends_at }: Pick<LessonFacts, 'starts_at' | 'ends_at'>, zone: string): string {
  const start = wallAt(zone, starts_at.getTime());
  const end = wallAt(zone, ends_at.getTime());
  return `${dayPhrase(start.date)}, ${timesPhrase(timeOf(start.minute), timeOf(end.minute))} (${zonePhrase(starts_at.toISOString(), zone)}, ${placeOf(zone)})`;
}

/** The same hours where the reader is, when their clock shows other ones; null when it shows the same. */
export function elsewhereSpan(lesson: LessonFacts, reader: string): string | null {
  const at = lesson.starts_at.getTime();
  const [there, here] = [wallAt(zoneOf(lesson), at), wallAt(zoneOr(reader), at)];
  return there.date === here.date && there.minute === here.minute ? null : spanPhrase(lesson, zoneOr(reader));
}

/** Without an apostrophe that would double the price of a text message. */
const LATE = 'less than 24 hours before the start';

/** What a cancellation means for the payment. */
export function settlementPhrase(
  { credits, payment_type }: LessonFacts,
  { credits_returned, fee_due }: { credits_returned: number; fee_due: boolean },
): string {
  if (credits_returned > 0) return `${creditsPhrase(credits_returned)} returned`;
  if (payment_type === 'credits') return `${creditsPhrase(credits)} not returned (${LATE})`;
  return fee_due ? `The lesson fee is due (${LATE})` : 'Nothing to pay';
}

/** How a lesson is paid, or what became of the payment. */
export function paymentPhrase(happening: LessonHappening): string {
  const { lesson } = happening;
  if (happening.topic === 'lesson.cancelled') return settlementPhrase(lesson, happening.payload);
  if (lesson.payment_type === 'credits') return `Paid with ${creditsPhrase(lesson.credits)}`;
  return lesson.payment_type === 'card' ? 'Paid by card' : 'Pay on the day';
}

/** The other one's full name, as far as there is one. */
export function otherName(
  { pro, player, guest_name = null }: Sides & { guest_name?: string | null },
  audience: Audience,
): string {
  const other = audience === 'player' ? pro : player;
  const name = other ? fullName(other) : guest_name;
  return name || (audience === 'player' ? 'your pro' : 'your player');
}
