import { CREDIT_MESSAGES } from '../messages/credits.ts';
import { z } from 'zod';
import { CREDIT_QUANTITY, CREDIT_REASON_LENGTH } from '../constants.ts';
import { DAY_MS } from '@fairway/time/units';
import { attemptFields, PURCHASE_STATUSES } from '../checkout/purchases.ts';
import {
  backwards,
  date,
  id,
  idIn,
  idInOrNone,
  inOrder,
  instant,
  keysetCursor,
  numeric,
  personName,
  text,
  total,
} from '../primitives.ts';

const CREDIT_SOURCES = ['bought', 'given', 'grace'] as const;

/** One unspent credit, worth 15 minutes. */
export const credit = z.object({
  id,
  purchased_at: instant,
  source: z.enum(CREDIT_SOURCES),
  expires_at: instant,
});

/** Unspent credits by the day they expire on, ascending; `{}` when there are none (C3). */
export const creditMap = z.record(date, z.array(credit));
export type CreditMap = z.output<typeof creditMap>;

export const creditsQuery = z.object({ player_id: idInOrNone.nullable().optional() });

const quantity = numeric(
  z.coerce
    .number(CREDIT_MESSAGES.quantityMissing)
    .int(CREDIT_MESSAGES.quantityMissing)
    .min(CREDIT_QUANTITY.min, CREDIT_MESSAGES.quantityRange)
    .max(CREDIT_QUANTITY.max, CREDIT_MESSAGES.quantityRange),
);

/** A player's purchase; `price` is what they were shown for all of them, in minor units (C4, C4a). */
export const buyCreditsIn = z.object({
  credits: quantity,
  price: total.optional(),
  ...attemptFields,
});
export type BuyCreditsIn = z.output<typeof buyCreditsIn>;

/** A pro's gift of credits to one of their players (C4), with what they want to say about it. */
export const creditsIn = z.object({
  player_id: idIn,
  credits: quantity,
  reason: text(CREDIT_REASON_LENGTH)
    .transform((value) => value || null)
    .nullable()
    .optional(),
});

const CREDIT_MOVEMENTS = ['bought', 'given', 'spent', 'returned', 'expired', 'refunded'] as const;
export type CreditMovement = (typeof CREDIT_MOVEMENTS)[number];

/** A movement of a lot's credits: `amount` joins it, or leaves it where it is negative. */
const creditEntry = z.object({
  id,
  movement: z.enum(CREDIT_MOVEMENTS),
  amount: z.number(),
  created_at: instant,
  /** The lesson it was for, on the pro's wall clock; null for none, and for one that is no longer known (A13). */
  lesson: z.object({ id, date, start: z.string(), end: z.string(), type: z.number() }).nullable(),
});
export type CreditEntry = z.output<typeof creditEntry>;

/** Credits that came together, and what became of them. */
const creditLot = z.object({
  id,
  source: z.enum(CREDIT_SOURCES),
  quantity: z.number(),
  remaining: z.number(),
  purchased_at: instant,
  /** The last day they can be used on, and the instant after which they cannot (C2). */
  expires_on: date,
  expires_at: instant,
  expired: z.boolean(),
  reason: z.string().nullable(),
  /** Who gave them; null for those bought, and once the giver has left. */
  given_by: personName.nullable(),
  purchase: z
    .object({ id, number: z.string(), status: z.enum(PURCHASE_STATUSES), amount: z.number(), currency: z.string() })
    .nullable(),
  /** Whether the reader may give the money back now; null for a player, and where nothing was paid. */
  refund: z.object({ can: z.boolean(), refusal: z.string().nullable() }).nullable(),
  /** Newest first, 200 at most. */
  entries: z.array(creditEntry),
});
export type CreditLotStory = z.output<typeof creditLot>;

/** The life story of a player's credits; a pro names one of their players. */
export const creditStoryQuery = z.object({
  player_id: idInOrNone.nullable().optional(),
  cursor: keysetCursor.nullish(),
});
/** Lots by when they came, newest first; `next_cursor` asks for the ones before them, null at the end. */
export const creditStory = z.object({
  player: personName,
  timezone: z.string(),
  lots: z.array(creditLot),
  next_cursor: z.string().nullable(),
});
export type CreditStory = z.output<typeof creditStory>;

/** Days that one statement may span. */
const STATEMENT_DAYS = 366;
/** A player's credits from one day to another, both included, on the pro's wall clock. */
export const statementQuery = z
  .object({ player_id: idInOrNone.nullable().optional(), start: date, end: date })
  .refine(inOrder, backwards)
  .refine(({ start, end }) => Date.parse(end) - Date.parse(start) < STATEMENT_DAYS * DAY_MS, {
    path: ['end'],
    error: CREDIT_MESSAGES.statementYear,
  });
