import type { Person } from '@fairway/contracts/people';
import { FEATURES } from '@fairway/contracts/constants';
import { currencySymbol } from '@fairway/contracts/phrases';
import { isSubscribed } from '../accounts/rules/subscription.ts';
import { defaultDuration } from '../lessons/rules/durations.ts';
import type { PersonRow } from './store/person.ts';

/** A person's row as those who may read it see it. Money is in the currency of a player's pro. */
export function personFrom(row: PersonRow, now: Date): Person {
  const currency = row.pro_currency ?? row.currency;
  return {
    id: row.id,
    type: row.type,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    pro_id: row.pro_id,
    dob: row.dob,
    gender: row.gender,
    handed: row.handed,
    shoe: row.shoe,
    timezone: row.timezone,
    currency,
    currencySymbol: currencySymbol(currency),
    subscribed: isSubscribed(row.subscribed_until, now),
    skills_enabled: row.skills_enabled,
    lesson_settings: row.pro_currency
      ? {
          lesson_price: row.pro_lesson_price,
          video_lessons_enabled: FEATURES.video_lessons && (row.pro_video_lessons_enabled ?? false),
          lesson_duration: defaultDuration({ lesson_duration: row.pro_lesson_duration }, row.lesson_duration),
        }
      : null,
  };
}
