import type { Settings } from '@fairway/contracts/users/settings';
import type { User } from '@fairway/contracts/auth/accounts';
import { ZONE } from './clock.ts';
import { someCredits } from './credits.ts';
import { aLesson, aPastLesson } from './lessons.ts';
import { ALEX, SAM } from './people.ts';

const settings: Settings = {
  notification_email: true,
  notification_text: true,
  notification_push: true,
  two_factor_auth: false,
  lesson_duration: null,
  lesson_price: null,
  preffered_lesson_duration: 15,
  video_lessons_enabled: false,
  video_lessons_price: null,
  diary_availability_months: 3,
  distance_unit: 'yards',
  booking_notice_hours: 2,
  lesson_buffer_minutes: 0,
  lessons_per_day: null,
  refill_refund: true,
};

/** A player with a lesson ahead, one behind and six credits; `aPro()` is their pro. */
export function aUser(over: Partial<User> = {}): User {
  return {
    ...ALEX,
    type: 'player',
    email: 'player@example.com',
    email_verified: true,
    pending_email: null,
    guardian: null,
    guardian_acts: false,
    phone: '+447700900123',
    pro_id: SAM.id,
    pro: { ...SAM, timezone: ZONE },
    dob: '1990-05-17',
    gender: null,
    handed: 'right',
    shoe: 9.5,
    timezone: ZONE,
    currency: 'GBP',
    currencySymbol: '£',
    referral_code: null,
    calendarFeedURL: 'https://fairway.example.com/calendar/player-1.ics',
    subscribed: true,
    stripe_id: 'cus_1',
    stripe_payment_method: 'pm_1',
    stripe_card: '4242',
    card_later: false,
    settings,
    lesson_settings: { lesson_price: 1250, video_lessons_enabled: false, lesson_duration: 60 },
    diary_availability_months: 3,
    skills_enabled: true,
    skills: [],
    credits: someCredits([150, 6]),
    next_lesson: aLesson(),
    last_lesson: aPastLesson(),
    bags: [],
    yardages: [],
    ...over,
  };
}

/** The pro of `aUser()`. */
export function aPro(over: Partial<User> = {}): User {
  return aUser({
    ...SAM,
    type: 'pro',
    email: 'coach@example.com',
    phone: '+447700900456',
    pro_id: null,
    pro: null,
    dob: null,
    handed: null,
    shoe: null,
    referral_code: 'PARFUR',
    calendarFeedURL: 'https://fairway.example.com/calendar/pro-1.ics',
    settings: { ...settings, lesson_duration: 60, lesson_price: 1250 },
    lesson_settings: null,
    credits: {},
    ...over,
  });
}
