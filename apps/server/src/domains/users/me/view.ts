import type { User } from '@fairway/contracts/auth/accounts';
import { FEATURES } from '@fairway/contracts/constants';
import { currencySymbol } from '@fairway/contracts/money-format';
import { defaultDuration } from '#domains/lessons/booking/rules.ts';
import { cardMayWait } from '#domains/coaching/onboarding/rules.ts';
import { showsSkills } from '#domains/practice/skills/rules.ts';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import type { UserRow } from './repository.ts';

export const feedUrl = (publicUrl: string, calendar_token: string): string =>
  `${publicUrl}/calendar/${calendar_token}.ics`;

type Person = Omit<User, 'guardian_acts' | 'credits' | 'next_lesson' | 'last_lesson' | 'bags' | 'yardages'>;

/** A person's row as the wire shows it to themself. */
export function userFrom(row: UserRow, publicUrl: string, now: Date): Person {
  const currency = row.pro_currency ?? row.currency;
  return {
    id: row.id,
    type: row.type,
    email: row.email ?? '',
    email_verified: row.email_verified_at !== null,
    pending_email: row.pending_email,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    pro_id: row.pro_id,
    pro: row.pro_id
      ? {
          id: row.pro_id,
          first_name: row.pro_first_name ?? '',
          last_name: row.pro_last_name ?? '',
          timezone: row.pro_timezone ?? row.timezone,
        }
      : null,
    guardian:
      row.guardian_id === null
        ? null
        : { id: row.guardian_id, first_name: row.guardian_first_name ?? '', last_name: row.guardian_last_name ?? '' },
    dob: row.dob,
    gender: row.gender,
    handed: row.handed,
    shoe: row.shoe,
    timezone: row.timezone,
    currency,
    currencySymbol: currencySymbol(currency),
    referral_code: row.referral_code,
    calendarFeedURL: feedUrl(publicUrl, row.calendar_token),
    subscribed: isSubscribed(row.subscribed_until, now),
    stripe_id: row.stripe_id,
    stripe_payment_method: row.stripe_payment_method,
    stripe_card: row.stripe_card,
    card_later: row.card_later_at !== null && cardMayWait(),
    settings: settingsFrom(row),
    lesson_settings: lessonSettingsFrom(row),
    diary_availability_months: row.pro_diary_availability_months ?? row.diary_availability_months,
    skills_enabled: row.skills_enabled,
    skills: showsSkills(row, row) ? row.skills : [],
  };
}

const settingsFrom = (row: UserRow): User['settings'] => ({
  notification_email: row.notification_email,
  notification_text: row.notification_text,
  notification_push: row.notification_push,
  two_factor_auth: row.two_factor_auth,
  lesson_duration: row.lesson_duration,
  lesson_price: row.lesson_price,
  preffered_lesson_duration: row.preffered_lesson_duration,
  video_lessons_enabled: row.video_lessons_enabled,
  video_lessons_price: row.video_lessons_price,
  diary_availability_months: row.diary_availability_months,
  distance_unit: row.distance_unit,
  booking_notice_hours: row.booking_notice_hours,
  lesson_buffer_minutes: row.lesson_buffer_minutes,
  lessons_per_day: row.lessons_per_day,
  refill_refund: row.refill_refund,
});

/** How lessons are sold to a player: their pro's terms, and their own usual length where they have one (D17). */
const lessonSettingsFrom = (row: UserRow): User['lesson_settings'] =>
  row.type === 'player' && row.pro_id
    ? {
        lesson_price: row.pro_lesson_price,
        video_lessons_enabled: FEATURES.video_lessons && (row.pro_video_lessons_enabled ?? false),
        lesson_duration: defaultDuration({ lesson_duration: row.pro_lesson_duration }, row.lesson_duration),
      }
    : null;
