import { z } from 'zod';
import { DIARY_MONTHS } from './constants.ts';
import { bookingLimits, bookingLimitsIn } from './limits.ts';
import { creditMap } from './credits.ts';
import { lesson } from './lessons.ts';
import { CODE_LENGTH, email, newPassword, phone, phoneCountry } from './identity.ts';
import { duration, flag, id, instant, numeric, price, text } from './primitives.ts';

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
  ...bookingLimits.shape,
});
export type Settings = z.output<typeof settings>;

/** Any part of the settings; only what is sent changes. The lesson fields are for pros. */
export const settingsIn = z.object({
  notification_email: flag.optional(),
  notification_text: flag.optional(),
  notification_push: flag.optional(),
  two_factor_auth: flag.optional(),
  lesson_duration: duration.optional(),
  lesson_price: price.nullable().optional(),
  preffered_lesson_duration: duration.optional(),
  video_lessons_enabled: flag.optional(),
  video_lessons_price: price.nullable().optional(),
  ...bookingLimitsIn.shape,
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
  /** A player without a card who may go on without one: they said "Not now", and their pro takes payment on the day (A9). */
  card_later: z.boolean(),
  settings,
  lesson_settings: lessonSettings.nullable(),
  diary_availability_months: z.number(),
  credits: creditMap,
  next_lesson: lesson.nullable(),
  last_lesson: lesson.nullable(),
});
export type User = z.output<typeof user>;

/** A session's token beside the user; the browser gets the same token as an httpOnly cookie. */
export const signedIn = z.object({ api_token: z.string(), user });
export type SignedIn = z.output<typeof signedIn>;

/** The password was right, and a pin is on its way; the browser gets the token as an httpOnly cookie too (A3). */
export const twoFactorNeeded = z.object({ two_factor: z.literal(true), two_factor_token: z.string() });
export type TwoFactorNeeded = z.output<typeof twoFactorNeeded>;
export const loggedIn = z.union([signedIn, twoFactorNeeded]);

/** A token of ours; browsers leave it out where their cookie has it. */
const token = text(100);
const pin = (missing: string) => text(CODE_LENGTH).min(1, missing);

export const twoFactorIn = z.object({
  two_factor_pin: pin('Please enter the pin.'),
  two_factor_token: token.optional(),
});
export const resendIn = z.object({ two_factor_token: token.optional() });

/** `name` splits at its last space; a phone number may be left out, and belongs to `phone_cc` where it names no country (A6). */
export const registerIn = z.object({
  name: text(200).min(1, 'Please enter your name.'),
  email,
  password: newPassword,
  phone_cc: phoneCountry.nullable().optional(),
  phone: phone.nullable().optional(),
});
export type RegisterIn = z.output<typeof registerIn>;

export const forgotIn = z.object({ email: loginIn.shape.email });
export const resetIn = z.object({
  email: loginIn.shape.email,
  password_reset_token: pin('Please enter the pin of the email.'),
  password: newPassword,
});
export type ResetIn = z.output<typeof resetIn>;

/** The first password of somebody whom an admin has added (A13a). */
export const setPasswordIn = z
  .object({
    token: token.min(1, 'Please open the link of the email.'),
    password: newPassword,
    password_confirmation: z.string('Please repeat the password.'),
  })
  .refine((sent) => sent.password === sent.password_confirmation, {
    path: ['password_confirmation'],
    error: 'The two passwords are not the same.',
  });
export type SetPasswordIn = z.output<typeof setPasswordIn>;

export const updatePasswordIn = z.object({
  current_password: z.string().min(1, 'Please enter your current password.').max(128),
  new_password: newPassword,
});
export type UpdatePasswordIn = z.output<typeof updatePasswordIn>;
export const passwordCheckIn = z.object({ password: loginIn.shape.password });

export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'other'] as const;
/** A signed-in device; `name` as people know it, "Safari on an iPhone". */
export const device = z.object({
  id,
  name: z.string(),
  kind: z.enum(DEVICE_KINDS),
  created_at: instant,
  this_device: z.boolean(),
});
export type Device = z.output<typeof device>;
/** The id of a session is no uuid: any text names none, or one of the caller's. */
export const deviceIn = z.object({ id: text(100) });

export const validationCode = z.object({ referral_code: z.string() });
/** Whether coaches may register by themselves (A6). */
export const registration = z.object({ open: z.boolean() });

export const diaryMonthsIn = z.object({
  diary_availability_months: numeric(
    z.coerce
      .number('Please choose a number of months.')
      .int('Please choose a number of months.')
      .min(DIARY_MONTHS.min, 'Please choose 1 to 12 months.')
      .max(DIARY_MONTHS.max, 'Please choose 1 to 12 months.'),
  ),
});

/** A session's token that the native wrapper hands to its page. */
export const adoptIn = z.object({ token: z.string().min(1).max(255) });
export const pushTokenIn = z.object({ token: text(4096).min(1) });
export const done = z.object({ ok: z.literal(true) });
