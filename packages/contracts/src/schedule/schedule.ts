import { SCHEDULE_MESSAGES } from '../messages/schedule.ts';
import { z } from 'zod';
import { AVAILABILITY_SPAN_DAYS } from '../constants.ts';
import { DAY_MS } from '@fairway/time/units';
import { lesson, lessonPermissions } from '../lessons/lessons.ts';
import { backwards, date, duration, idInOrNone, inOrder, numeric, timeRange } from '../primitives.ts';

/** Monday is 0 (D2). */
const day = numeric(
  z.coerce
    .number(SCHEDULE_MESSAGES.dayMissing)
    .int(SCHEDULE_MESSAGES.dayMissing)
    .min(0, SCHEDULE_MESSAGES.dayMissing)
    .max(6, SCHEDULE_MESSAGES.dayMissing),
);

/** One stretch of a pro's usual week. */
export const weeklyRange = z.object({ day: z.number(), start: z.string(), end: z.string() });
export type WeeklyRange = z.output<typeof weeklyRange>;

export const weeklyQuery = z.object({ day: day.optional() });
/** A form says by a blank that there are none. */
const times = z.preprocess((sent) => (sent === '' ? [] : sent), z.array(timeRange).max(96));

/** Replaces one day of the week; an empty list clears it. */
export const weeklyIn = z.object({ day, times: times.default([]) });
export const weeklyDayIn = z.object({ day });

const withinSpan = (span: { start: string; end: string }) =>
  Date.parse(span.end) - Date.parse(span.start) < AVAILABILITY_SPAN_DAYS * DAY_MS;
const tooLong = { path: ['end'], error: `Please choose ${AVAILABILITY_SPAN_DAYS} days at most.` };

/** A span of days on the pro's calendar, both included, 62 at most (D3). */
export const spanIn = z.object({ start: date, end: date }).refine(inOrder, backwards).refine(withinSpan, tooLong);
/** As `spanIn`; `times` replaces the weekly hours on each date, `[]` closes them, left out it only asks (D3). */
export const dateRangeIn = z
  .object({ start: date, end: date, times: times.optional() })
  .refine(inOrder, backwards)
  .refine(withinSpan, tooLong);

export const datedRange = z.object({
  date,
  start: z.string(),
  end: z.string(),
  source: z.enum(['weekly', 'override']),
});
export type DatedRange = z.output<typeof datedRange>;

/** Hours in force and lessons booked in a span of days. */
export const availability = z.object({ availability: z.array(datedRange), bookings: z.array(lesson) });

/** What the calendar shows of a lesson; one cancelled late stands there as long as its fee is due. */
export const calendarLesson = lesson
  .pick({
    id: true,
    date: true,
    start: true,
    end: true,
    starts_at: true,
    ends_at: true,
    duration: true,
    player_id: true,
    player: true,
    guest_name: true,
    group: true,
    payment_type: true,
    venue: true,
    cancelled_at: true,
    fee_due: true,
    paid_at: true,
    awaiting_record: true,
  })
  .extend({ can: lessonPermissions.pick({ change: true, change_refusal: true }) });
export type CalendarLesson = z.output<typeof calendarLesson>;

/** A date with the hours in force on it, and whether they are its own or those of the usual week. */
export const calendarDay = z.object({
  date,
  source: z.enum(['weekly', 'override']),
  times: z.array(z.object({ start: z.string(), end: z.string() })),
});
export type CalendarDay = z.output<typeof calendarDay>;

/** A pro's diary over a span of days, ready to be drawn. */
export const calendar = z.object({
  timezone: z.string(),
  days: z.array(calendarDay),
  lessons: z.array(calendarLesson),
});
export type Calendar = z.output<typeof calendar>;

/** How many live lessons each date of a span has; dates without any are left out. */
export const dayCounts = z.record(date, z.number());
export type DayCounts = z.output<typeof dayCounts>;

export const slotsQuery = z.object({
  month: numeric(
    z.coerce
      .number(SCHEDULE_MESSAGES.monthMissing)
      .int()
      .min(1, SCHEDULE_MESSAGES.monthMissing)
      .max(12, SCHEDULE_MESSAGES.monthMissing),
  ),
  year: numeric(
    z.coerce
      .number(SCHEDULE_MESSAGES.yearMissing)
      .int()
      .min(2000, SCHEDULE_MESSAGES.yearMissing)
      .max(2200, SCHEDULE_MESSAGES.yearMissing),
  ),
  duration,
  /** The lesson being moved: its own time does not block it. */
  lesson: idInOrNone.nullable().optional(),
});

export const slot = z.object({ start: z.string(), end: z.string() });
export type Slot = z.output<typeof slot>;
/** Bookable starts by day; days without any are left out (D4). */
export const slots = z.record(date, z.array(slot));
export type Slots = z.output<typeof slots>;
