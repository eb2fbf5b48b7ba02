import { LESSON_MESSAGES } from '../messages/lessons.ts';
import { z } from 'zod';
import { SERIES_COUNT } from '../constants.ts';
import { creditMap } from '../credits/credits.ts';
import { bookingIn, lesson } from './lessons.ts';
import { date, duration, flag, id, idIn, numeric, time, timeRange } from '../primitives.ts';

const COUNT = `Please choose ${SERIES_COUNT.min} to ${SERIES_COUNT.max} lessons.`;
const count = numeric(z.coerce.number(COUNT).int(COUNT).min(SERIES_COUNT.min, COUNT).max(SERIES_COUNT.max, COUNT));

/** `GET /series`: what a weekly series from `date` at `start` would meet. */
export const seriesQuery = z.object({ date, start: time, duration, count });
export type SeriesQuery = z.output<typeof seriesQuery>;

/**
 * One date of a series: free for players too, taken by a lesson, or outside the hours or limits. `bookable` ones may be ticked;
 * `reason` says in plain words why one is not free.
 */
const seriesDate = z.object({
  date,
  start: z.string(),
  end: z.string(),
  status: z.enum(['free', 'taken', 'outside']),
  bookable: z.boolean(),
  reason: z.string().nullable(),
});
export type SeriesDate = z.output<typeof seriesDate>;
export const seriesPreview = z.array(seriesDate);

/** `POST /series`: exactly these dates, all of them or none. `outside_availability` confirms those outside the hours. */
export const seriesIn = bookingIn
  .pick({
    player_id: true,
    guest_name: true,
    duration: true,
    note: true,
    payment_type: true,
    venue: true,
    outside_availability: true,
  })
  .extend({
    start: time,
    dates: z
      .array(date, LESSON_MESSAGES.datesMissing)
      .min(1, LESSON_MESSAGES.datesMissing)
      .max(SERIES_COUNT.max, COUNT)
      .refine((dates) => new Set(dates).size === dates.length, LESSON_MESSAGES.dateTwice),
  });
export type SeriesIn = z.output<typeof seriesIn>;
export const seriesBooked = z.object({ series_id: id, lessons: z.array(lesson), credits: creditMap });
export type SeriesBooked = z.output<typeof seriesBooked>;

/** This lesson of a series and those after it. */
export const followingIn = z.object({ id: idIn, refund: flag.optional() });
export const followingMoveIn = z.object({
  id: idIn,
  /** Where this one goes; the others go as many days further, to the same time. */
  date,
  time: z.array(timeRange, LESSON_MESSAGES.timeMissing).min(1, LESSON_MESSAGES.timeMissing).max(8),
  duration: duration.optional(),
  outside_availability: flag.optional(),
});
export type FollowingMoveIn = z.output<typeof followingMoveIn>;
export const followingChanged = z.object({ lessons: z.array(lesson), credits: creditMap });
export type FollowingChanged = z.output<typeof followingChanged>;
