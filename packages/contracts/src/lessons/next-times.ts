import { z } from 'zod';
import { date, duration, idIn } from '../primitives.ts';

const datedSlot = z.object({ date, start: z.string(), end: z.string() });
export type DatedSlot = z.output<typeof datedSlot>;

/** What may be booked next. */
export const nextTimesQuery = z.object({
  /** Minutes; left out, the usual length, or that of `like`. */
  duration: duration.optional(),
  /** The player whom a pro books for. */
  player_id: idIn.optional(),
  /** A lesson to be had again, a week later. */
  like: idIn.optional(),
});
export type NextTimesQuery = z.output<typeof nextTimesQuery>;

export const nextTimes = z.object({
  /** Minutes: what the times are of. */
  duration: z.number(),
  /** A week or more after the player's latest lesson, or after `like`, where that is free. */
  same_time: datedSlot.nullable(),
  times: z.array(datedSlot),
});
export type NextTimes = z.output<typeof nextTimes>;
