import { z } from 'zod';
import { DIARY_MONTHS } from './constants.ts';
import { creditMap } from './credits.ts';
import { lesson } from './lessons.ts';
import { duration, flag, id, numeric, price, text } from './primitives.ts';

export const USER_TYPES = ['pro', 'player', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const loginIn = z.object({
  email: text(254).min(1, 'Please enter your email address.'),
  password: z.string().min(1, 'Please enter your password.').max(128),
});

/** A person's own switches (S1 §3 settings); the lesson fields are a pro's. Money in minor units, durations in minutes. */
export const settings = z.object({
  notification_email: z.boolean(),
  notification_text: z.boolean(),
  notification_push: z.boolean(),
  two_factor_auth: z.boolean(),
  lesson_duration: z.number().nullable(),
  lesson_price: z.number().nullable(),
  preffered_lesson_duration: z.number(),
  video_lessons_enabled: z.boolean(),
  video_lessons_price: z.number().nullable(),
  diary_availability_months: z.number(),
});
export type Settings = z.output<typeof settings>;

/** Any part of the settings; only what is sent changes. The lesson fields are for pros. */
export const settingsIn = z.object({
  notification_email: flag.optional(),
  notification_text: flag.optional(),
  notification_push: flag.optional(),
  lesson_duration: duration.optional(),
  lesson_price: price.nullable().optional(),
  preffered_lesson_duration: duration.optional(),
  video_lessons_enabled: flag.optional(),
  video_lessons_price: price.nullable().optional(),
});
export type SettingsIn = z.output<typeof settingsIn>;

/** How a player's lessons with their pro are sold (S1 §3 lesson_settings). */
export const lessonSettings = z.object({
  lesson_price: z.number().nullable(),
  video_lessons_enabled: z.boolean(),
  lesson_duration: z.number(),
});

/** The signed-in person (S1 §3 User). What belongs to one type of user only is null for the others. */
export const user = z.object({
  id,
  type: z.enum(USER_TYPES),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  pro_id: id.nullable(),
  pro: z.object({ id, first_name: z.string(), last_name: z.string(), timezone: z.string() }).nullable(),
  dob: z.string().nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  handed: z.enum(['left', 'right']).nullable(),
  shoe: z.number().nullable(),
  timezone: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  referral_code: z.string().nullable(),
  calendarFeedURL: z.string(),
  subscribed: z.boolean(),
  stripe_id: z.string().nullable(),
  stripe_payment_method: z.string().nullable(),
  stripe_card: z.string().nullable(),
  settings,
  lesson_settings: lessonSettings.nullable(),
  diary_availability_months: z.number(),
  credits: creditMap,
  next_lesson: lesson.nullable(),
  last_lesson: lesson.nullable(),
});
export type User = z.output<typeof user>;

/** `POST /login`: the session's token beside the user; the browser gets the same token as an httpOnly cookie. */
export const signedIn = z.object({ api_token: z.string(), user });

export const diaryMonthsIn = z.object({
  diary_availability_months: numeric(
    z.coerce
      .number('Please choose a number of months.')
      .int('Please choose a number of months.')
      .min(DIARY_MONTHS.min, 'Please choose 1 to 12 months.')
      .max(DIARY_MONTHS.max, 'Please choose 1 to 12 months.'),
  ),
});

export const pushTokenIn = z.object({ token: text(4096).min(1) });
export const done = z.object({ ok: z.literal(true) });
