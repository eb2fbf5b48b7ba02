import type { BookingLimits } from '@fairway/contracts/schedule/booking-limits';

const HOURS_A_DAY = 24;
const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** 2 → "2 hours", 48 → "2 days", 168 → "1 week", 0 → "None". */
export function noticePhrase(hours: number): string {
  if (hours === 0) return 'None';
  if (hours === 7 * HOURS_A_DAY) return '1 week';
  return hours % HOURS_A_DAY === 0 ? counted(hours / HOURS_A_DAY, 'day') : counted(hours, 'hour');
}

/** 1 → "1 lesson". */
export const perDayPhrase = (count: number): string => counted(count, 'lesson');

/** What the limits make of the coach's diary, in a sentence or two. */
export function limitsPhrase({ booking_notice_hours, lesson_buffer_minutes, lessons_per_day }: BookingLimits): string {
  const notice =
    booking_notice_hours === 0
      ? 'Players can book up to the minute a lesson starts'
      : `Players can book until ${noticePhrase(booking_notice_hours)} before a lesson starts`;
  const buffer = lesson_buffer_minutes === 0 ? null : `${lesson_buffer_minutes} minutes stay free between two lessons`;
  const perDay = lessons_per_day === null ? null : `a day is full with ${perDayPhrase(lessons_per_day)}`;
  const rest = [buffer, perDay].filter(Boolean).join(', and ');
  const over = rest ? ' You can go over that yourself after a warning, but never over another lesson.' : '';
  return `${notice}.${rest ? ` ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.` : ''}${over}`;
}
