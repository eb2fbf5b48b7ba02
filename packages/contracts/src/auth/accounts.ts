import { userSkill } from '../practice/skills.ts';
import { AUTH_MESSAGES } from '../messages/auth.ts';
import { z } from 'zod';
import { lessonSettings, settings } from '../users/settings.ts';
import { creditMap } from '../credits/credits.ts';
import { bag } from '../kit/bag.ts';
import { yardages } from '../kit/yardages.ts';
import { lesson } from '../lessons/lessons.ts';
import { CODE_LENGTH, email, nameText, newPassword, phone, phoneCountry } from './identity.ts';
import { id, instant, personName, text } from '../primitives.ts';

export const USER_TYPES = ['pro', 'player', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const loginIn = z.object({
  email: text(254).min(1, AUTH_MESSAGES.emailMissing),
  password: z.string().min(1, AUTH_MESSAGES.passwordMissing).max(128),
});

/** How a person's own address stands. */
export const emailState = z.object({
  email: z.string(),
  /** They have shown that they read its mail: until then we send nothing to strangers for them. */
  email_verified: z.boolean(),
  /** The address that takes its place once the pin sent there has come back (A16). */
  pending_email: z.string().nullable(),
});
export type EmailState = z.output<typeof emailState>;

/** The signed-in person. What belongs to one type of user only is null for the others. */
export const user = z.object({
  id,
  type: z.enum(USER_TYPES),
  ...emailState.shape,
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  pro_id: id.nullable(),
  pro: z.object({ id, first_name: z.string(), last_name: z.string(), timezone: z.string() }).nullable(),
  /** In whose care a child is, and whether it is they who use this device for the child (A15). */
  guardian: personName.nullable(),
  guardian_acts: z.boolean(),
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
  /** Whether a player is shown their skills, and those with their scores: none where they are not. */
  skills_enabled: z.boolean(),
  skills: z.array(userSkill),
  credits: creditMap,
  next_lesson: lesson.nullable(),
  last_lesson: lesson.nullable(),
  /** What is in their bag, and how far they hit: rows that say something (K3). */
  bags: bag,
  yardages,
});
export type User = z.output<typeof user>;

/** A session's token beside the user; the browser gets the same token as an httpOnly cookie. */
export const signedIn = z.object({ api_token: z.string(), user });
export type SignedIn = z.output<typeof signedIn>;

/** The password was right, and a pin is on its way; the browser gets the token as an httpOnly cookie too (A3). */
const twoFactorNeeded = z.object({ two_factor: z.literal(true), two_factor_token: z.string() });
export type TwoFactorNeeded = z.output<typeof twoFactorNeeded>;
export const loggedIn = z.union([signedIn, twoFactorNeeded]);

/** A token of ours; browsers leave it out where their cookie has it. */
const token = text(100);
const pin = (missing: string) => text(CODE_LENGTH).min(1, missing);

export const twoFactorIn = z.object({
  two_factor_pin: pin(AUTH_MESSAGES.pinMissing),
  two_factor_token: token.optional(),
});
export const resendIn = z.object({ two_factor_token: token.optional() });

/** The pin that was sent to the address to be confirmed. */
export const confirmEmailIn = z.object({ pin: pin(AUTH_MESSAGES.emailPinMissing) });

/** `name` splits at its last space; a phone number may be left out, and belongs to `phone_cc` where it names no country (A6). */
export const registerIn = z.object({
  name: nameText(200).min(1, AUTH_MESSAGES.nameMissing),
  email,
  password: newPassword,
  phone_cc: phoneCountry.nullable().optional(),
  phone: phone.nullable().optional(),
});
export type RegisterIn = z.output<typeof registerIn>;

export const forgotIn = z.object({ email: loginIn.shape.email });
export const resetIn = z.object({
  email: loginIn.shape.email,
  password_reset_token: pin(AUTH_MESSAGES.emailPinMissing),
  password: newPassword,
});
export type ResetIn = z.output<typeof resetIn>;

/** The first password of somebody whom an admin has added (A13a). */
export const setPasswordIn = z
  .object({
    token: token.min(1, AUTH_MESSAGES.linkOfEmail),
    password: newPassword,
    password_confirmation: z.string(AUTH_MESSAGES.passwordRepeat),
  })
  .refine((sent) => sent.password === sent.password_confirmation, {
    path: ['password_confirmation'],
    error: AUTH_MESSAGES.passwordsDiffer,
  });
export type SetPasswordIn = z.output<typeof setPasswordIn>;

export const updatePasswordIn = z.object({
  current_password: z.string().min(1, AUTH_MESSAGES.currentPasswordMissing).max(128),
  new_password: newPassword,
});
export type UpdatePasswordIn = z.output<typeof updatePasswordIn>;
export const passwordCheckIn = z.object({ password: loginIn.shape.password });

const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'other'] as const;
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

/** A session's token that the native wrapper hands to its page. */
export const adoptIn = z.object({ token: z.string().min(1).max(255) });
export const done = z.object({ ok: z.literal(true) });
