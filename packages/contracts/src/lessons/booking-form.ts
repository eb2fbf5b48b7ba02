import { z } from 'zod';
import { date, id, personName } from '../primitives.ts';

/** What the booking form needs to know before it opens. */
export const bookingForm = z.object({
  timezone: z.string(),
  currency: z.string(),
  lesson_price: z.number().nullable(),
  duration: z.number(),
  /** The first and last day the caller may book, on the pro's calendar; a pro has no last day. */
  first_date: date,
  last_date: date.nullable(),
  clubs: z.array(z.object({ id, name: z.string() })),
  /** A player's own live credits; a pro's form gets them with each player. */
  credits: z.number(),
  players: z.array(personName.extend({ credits: z.number(), lesson_duration: z.number() })),
  /** Ids of the players whom a pro has seen or booked last, the latest first. */
  recent: z.array(id),
  /** Why nothing can be booked now, in plain words. */
  refusal: z.string().nullable(),
});
export type BookingForm = z.output<typeof bookingForm>;
