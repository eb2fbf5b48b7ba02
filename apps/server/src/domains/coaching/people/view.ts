import type { Person } from '@fairway/contracts/coaching/people';
import { FEATURES } from '@fairway/contracts/constants';
import { currencySymbol } from '@fairway/contracts/money-format';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import type { Relation } from './rules.ts';
import { defaultDuration } from '#domains/lessons/booking/rules.ts';
import type { PersonRow } from './repository.ts';

/** A person's row as those who may read it see it. Money is in the currency of a player's pro. */
export function personFrom(row: PersonRow, relation: Relation, now: Date): Person {
  const currency = row.pro_currency ?? row.currency;
  return {
    id: row.id,
    type: row.type,
    email: row.email ?? '',
    pending_email: relation === 'self' ? row.pending_email : null,
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
