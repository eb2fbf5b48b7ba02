import { capitalize } from '@fairway/contracts/capitals';
import type { BookingLimits } from '@fairway/contracts/schedule/booking-limits';
import { formatCount } from '../../../../format/count.ts';

const HOURS_A_DAY = 24;

/** 2 → "2 hours", 48 → "2 days", 168 → "1 week", 0 → "None". */
export function noticePhrase(hours: number): string {
  if (hours === 0) return 'None';
  if (hours === 7 * HOURS_A_DAY) return '1 week';
  return hours % HOURS_A_DAY === 0 ? formatCount(hours / HOURS_A_DAY, 'day') : formatCount(hours, 'hour');
}

/** 1 → "1 lesson". */
export const perDayPhrase = (count: number): string => formatCount(count, 'lesson');

/** What the limits make of the coach's diary, in a sentence or two. */
export function limitsPhrase({ booking_notice_hours, lesson_buffer_minutes, lessons_per_day }: BookingLimits): string {
  const notice =
    booking_notice_hours === 0
      ? 'Players can book up to the minute a lesson starts'
      : `Players can book until ${noticePhrase(booking_notice_hours)} before a lesson starts`;
  const buffer = lesson_buffer_minutes === 0 ? null : `${lesson_buffer_minutes} minutes stay free between two lessons`;
  const perDay = lessons_per_day === null ? null : `a day is full with ${perDayPhrase(lessons_per_day)}`;
  const rest = [buffer, perDay].filter(Boolean).join(', and ');
  const over = rest
    ? ' You can book outside these limits yourself after a warning, but never over another lesson.'
    : '';
  return `${notice}.${rest ? ` ${capitalize(rest)}.` : ''}${over}`;
}
