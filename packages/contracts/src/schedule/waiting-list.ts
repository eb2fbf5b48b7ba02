import { MINUTES_A_DAY } from '@fairway/time/units';
import { z } from 'zod';
import { SCHEDULE_MESSAGES } from '../messages/schedule.ts';
import { date, duration, flag, id, idIn, instant, numeric, personName, time } from '../primitives.ts';

const day = numeric(
  z.coerce
    .number(SCHEDULE_MESSAGES.waitingWhen)
    .int(SCHEDULE_MESSAGES.waitingWhen)
    .min(0, SCHEDULE_MESSAGES.waitingWhen)
    .max(6, SCHEDULE_MESSAGES.waitingWhen)
    .optional(),
);
const countMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** `POST /waiting-list`: one date, or one day of every week (Monday 0); an `end` of 00:00 is the midnight that ends the day. */
export const waitingRequestIn = z
  .object({
    date: z.preprocess((value) => (value === '' || value === null ? undefined : value), date.optional()),
    day,
    start: time,
    end: time,
    duration,
  })
  .refine((requested) => (requested.date === undefined) !== (requested.day === undefined), {
    path: ['date'],
    error: SCHEDULE_MESSAGES.waitingWhen,
    // Said together with what else is missing.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(
    (requested) => (countMinutes(requested.end) || MINUTES_A_DAY) - countMinutes(requested.start) >= requested.duration,
    {
      path: ['end'],
      error: SCHEDULE_MESSAGES.waitingTooShort,
    },
  );
export type WaitingRequestIn = z.output<typeof waitingRequestIn>;

/** What somebody waits for, on the coach's wall clock. */
export const waitingRequest = z.object({
  id,
  date: date.nullable(),
  day: z.number().nullable(),
  start: z.string(),
  end: z.string(),
  duration: z.number(),
  created_at: instant,
});
export type WaitingRequest = z.output<typeof waitingRequest>;

const held = { id, date, start: z.string(), end: z.string(), duration: z.number(), expires_at: instant };

/** A time that is held for somebody now. */
export const waitingHold = z.object(held);
export type WaitingHold = z.output<typeof waitingHold>;

/** What a player waits for, in the order of asking, and what is held for them. */
export const waitingList = z.object({
  timezone: z.string(),
  /** The first date that may be asked for: today on the coach's calendar. */
  today: date,
  limit: z.number(),
  requests: waitingRequest.array(),
  holds: waitingHold.array(),
});
export type WaitingList = z.output<typeof waitingList>;

/** A place in a coach's line. */
export const waitingPlace = waitingRequest.extend({ player: personName, hold: waitingHold.nullable() });
export type WaitingPlace = z.output<typeof waitingPlace>;
/** A coach's line, in the order of asking. */
export const waitingLine = z.object({ timezone: z.string(), places: waitingPlace.array(), has_more: z.boolean() });
export type WaitingLine = z.output<typeof waitingLine>;

/** One held time for the player whom it is or was held for. */
export const heldTime = z.object({
  ...held,
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  /** Why it can no longer be answered, in plain words; null while it can. */
  refusal: z.string().nullable(),
});
export type HeldTime = z.output<typeof heldTime>;

export const waitingIdIn = z.object({ id: idIn });
/** `POST /waiting-list/holds/{id}`: a yes books the time, and says how it is paid. */
export const holdAnswerIn = z.object({
  id: idIn,
  response: flag,
  payment_type: z.enum(['credits', 'on_day']).optional(),
});
export type HoldAnswerIn = z.output<typeof holdAnswerIn>;
/** The lesson that a yes has booked. */
export const holdAnswered = z.object({ lesson_id: id.nullable() });
export type HoldAnswered = z.output<typeof holdAnswered>;
