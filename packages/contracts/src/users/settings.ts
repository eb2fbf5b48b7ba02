import { AUTH_MESSAGES } from '../messages/auth.ts';
import { DISTANCE_UNITS } from '../kit/distances.ts';
import { KIT_MESSAGES } from '../messages/kit.ts';
import { USER_MESSAGES } from '../messages/users.ts';
import { z } from 'zod';
import { duration, flag, numeric, price, text, time } from '../primitives.ts';
import { notificationMatrix, notificationMatrixIn } from '../notifications/matrix.ts';
import { bookingLimits, bookingLimitsIn } from '../schedule/booking-limits.ts';
import { publicPageSettings, publicPageSettingsIn } from './public-page.ts';
import { toVatNumber } from './vat-number.ts';

/** A person's own switches; the lesson fields are a pro's. Money in minor units, durations in minutes. */
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
  /** In which distances are shown and typed; on the wire they are yards. */
  distance_unit: z.enum(DISTANCE_UNITS),
  ...bookingLimits.shape,
});
export type Settings = z.output<typeof settings>;

/**
 * The same with what the account alone shows: what is told by which channel (M25), and when pushes and texts that can wait do so (M9),
 * or null for never; and when one email a day takes the place of those of messages and offers (M27), or null for each by itself;
 * and what strangers may see of a coach (D23).
 */
export const ownSettings = settings.extend({
  notification_matrix: notificationMatrix,
  quiet_from: z.string().nullable(),
  quiet_until: z.string().nullable(),
  digest_at: z.string().nullable(),
  /** What a coach's receipts say of VAT (C13); both null for whoever is not registered. The rate is in percent. */
  vat_number: z.string().nullable(),
  vat_rate: z.number().nullable(),
  ...publicPageSettings.shape,
});
export type OwnSettings = z.output<typeof ownSettings>;

/** A time of one's own day; blank, as forms send it, is none. */
const timeOfDay = z.preprocess((value) => (value === '' ? null : value), time.nullable().optional());

const vatNumber = text(30).transform(toVatNumber).nullable();

const vatRate = z.preprocess(
  (value) => (value === '' ? null : value),
  numeric(
    z.coerce
      .number(USER_MESSAGES.vatRate)
      .min(0, USER_MESSAGES.vatRate)
      .max(100, USER_MESSAGES.vatRate)
      .refine((rate) => Number.isInteger(rate * 2), USER_MESSAGES.vatRate),
  ).nullable(),
);

/** Any part of the settings; only what is sent changes. The lesson fields are for pros. */
export const settingsIn = z.object({
  notification_email: flag.optional(),
  notification_text: flag.optional(),
  notification_push: flag.optional(),
  two_factor_auth: flag.optional(),
  /** Switching two-factor off wants the password: here, or by the five-minute grant (A16). */
  current_password: z.string().max(128).optional(),
  lesson_duration: duration.optional(),
  lesson_price: price.nullable().optional(),
  preffered_lesson_duration: duration.optional(),
  video_lessons_enabled: flag.optional(),
  video_lessons_price: price.nullable().optional(),
  distance_unit: z.enum(DISTANCE_UNITS, KIT_MESSAGES.distanceUnit).optional(),
  notification_matrix: notificationMatrixIn.optional(),
  quiet_from: timeOfDay,
  quiet_until: timeOfDay,
  digest_at: timeOfDay,
  vat_number: vatNumber.optional(),
  vat_rate: vatRate.optional(),
  ...bookingLimitsIn.shape,
  ...publicPageSettingsIn.shape,
});
export type SettingsIn = z.output<typeof settingsIn>;

/** How a player's lessons with their pro are sold. */
export const lessonSettings = z.object({
  lesson_price: z.number().nullable(),
  video_lessons_enabled: z.boolean(),
  lesson_duration: z.number(),
});

/**
 * A device's address at its push service: letters, digits and signs. Firebase's have some 200 of them; PostgreSQL can find no row by
 * one of more than 2,700.
 */
const pushToken = text(2048)
  .min(1)
  .regex(/^[ -~]*$/, AUTH_MESSAGES.pushToken);
export const pushTokenIn = z.object({ token: pushToken });
