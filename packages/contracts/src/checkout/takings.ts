import { PAYMENT_MESSAGES } from '../messages/checkout.ts';
import { DAY_MS } from '@fairway/time/units';
import { z } from 'zod';
import { backwards, date, inOrder, personName } from '../primitives.ts';

/** Months that the money page looks back on, this one included. */
export const MONEY_MONTHS = 12;
/** Days that one file of a pro's takings may span, and rows it may hold. */
const TAKINGS_SPAN_DAYS = 366;
export const TAKINGS_ROWS = 10_000;
/** Players whose unspent credits are listed, those with the most first. */
export const UNSPENT_PLAYERS = 100;

/**
 * What a pro took in a month of their own calendar, in minor units: by card for credits, offers and video lessons in the month
 * each was paid in, on the day in the month it was noted in. `refunded` was given back in the month; `total` is what is left.
 */
const takingsMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  credits: z.number(),
  offer: z.number(),
  video_lesson: z.number(),
  on_day: z.number(),
  refunded: z.number(),
  total: z.number(),
});
export type TakingsMonth = z.output<typeof takingsMonth>;

/** Takings of one currency, the oldest month first, this month last. */
const takings = z.object({ currency: z.string(), months: z.array(takingsMonth) });
export type Takings = z.output<typeof takings>;

/** Live credits that were paid for or given and not yet spent: lessons the pro still owes. */
const unspent = z.object({ currency: z.string(), credits: z.number(), value: z.number() });
export type Unspent = z.output<typeof unspent>;
const unspentByPlayer = unspent.extend({ player: personName });
export type UnspentByPlayer = z.output<typeof unspentByPlayer>;

/** The pro's money at a glance. Sums of different currencies are never added up; the pro's own comes first, even when empty. */
export const money = z.object({
  currency: z.string(),
  takings: z.array(takings),
  unspent: z.array(unspent),
  /** By player, those with the most first, 100 at most. */
  players: z.array(unspentByPlayer),
  /** What a credit costs now, for the amount of a fee. */
  lesson_price: z.number().nullable(),
  /** Whether anything was ever taken, or is owed. */
  begun: z.boolean(),
});
export type Money = z.output<typeof money>;

const YEAR_MS = TAKINGS_SPAN_DAYS * DAY_MS;
/** A file of everything taken from one day to another, on the pro's calendar. */
export const takingsFileIn = z
  .object({ start: date, end: date })
  .refine(inOrder, backwards)
  .refine(({ start, end }) => Date.parse(end) - Date.parse(start) < YEAR_MS, {
    path: ['end'],
    error: PAYMENT_MESSAGES.periodTooLong,
  });
export type TakingsFileIn = z.output<typeof takingsFileIn>;
