import { SCHEDULE_MESSAGES } from '../messages/schedule.ts';
import { z } from 'zod';
import { BOOKING_NOTICE_MAX_HOURS, LESSON_BUFFERS, LESSONS_PER_DAY, DIARY_MONTHS } from '../constants.ts';
import { flag, numeric } from '../primitives.ts';

/**
 * What a pro asks of bookings: hours of notice from players, minutes kept free between lessons, lessons a day (null: no limit), and
 * whether credits lost by a late cancellation go back once somebody else has booked the time (D19).
 */
export const bookingLimits = z.object({
  booking_notice_hours: z.number(),
  lesson_buffer_minutes: z.number(),
  lessons_per_day: z.number().nullable(),
  refill_refund: z.boolean(),
});
export type BookingLimits = z.output<typeof bookingLimits>;

const NOTICE = `Please choose 0 to ${BOOKING_NOTICE_MAX_HOURS} hours.`;
const BUFFER = `Please choose ${LESSON_BUFFERS.slice(0, -1).join(', ')} or ${LESSON_BUFFERS.at(-1)} minutes.`;
const PER_DAY = `Please choose ${LESSONS_PER_DAY.min} to ${LESSONS_PER_DAY.max} lessons, or no limit.`;

/** Blank, as forms send it, means no limit; yes and no are no number. */
const noneOrNumber = (value: unknown) => {
  if (typeof value === 'boolean') return Number.NaN;
  return typeof value === 'string' && value.trim() === '' ? null : value;
};

export const bookingLimitsIn = z.object({
  booking_notice_hours: numeric(
    z.coerce.number(NOTICE).int(NOTICE).min(0, NOTICE).max(BOOKING_NOTICE_MAX_HOURS, NOTICE).optional(),
  ),
  lesson_buffer_minutes: numeric(
    z.coerce
      .number(BUFFER)
      .refine((value) => (LESSON_BUFFERS as readonly number[]).includes(value), BUFFER)
      .optional(),
  ),
  lessons_per_day: z.preprocess(
    noneOrNumber,
    z.coerce
      .number(PER_DAY)
      .int(PER_DAY)
      .min(LESSONS_PER_DAY.min, PER_DAY)
      .max(LESSONS_PER_DAY.max, PER_DAY)
      .nullable()
      .optional(),
  ),
  refill_refund: flag.optional(),
});

/** For how many months ahead players may book. */
export const diaryMonthsIn = z.object({
  diary_availability_months: numeric(
    z.coerce
      .number(SCHEDULE_MESSAGES.monthsMissing)
      .int(SCHEDULE_MESSAGES.monthsMissing)
      .min(DIARY_MONTHS.min, SCHEDULE_MESSAGES.monthsRange)
      .max(DIARY_MONTHS.max, SCHEDULE_MESSAGES.monthsRange),
  ),
});
