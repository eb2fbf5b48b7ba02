import { z } from 'zod';
import { CREDIT_QUANTITY } from './constants.ts';
import { date, id, idIn, idInOrNone, instant, numeric } from './primitives.ts';

export const CREDIT_SOURCES = ['bought', 'given', 'grace'] as const;

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

/** A pro's gift of credits to one of their players (C4). */
export const creditsIn = z.object({
  player_id: idIn,
  credits: numeric(
    z.coerce
      .number('Please choose how many credits.')
      .int('Please choose how many credits.')
      .min(CREDIT_QUANTITY.min, 'Please choose 1 to 20 credits.')
      .max(CREDIT_QUANTITY.max, 'Please choose 1 to 20 credits.'),
  ),
});
