import { CREDIT_EXPIRING_DAYS } from '@fairway/contracts/constants';
import type { CreditMap } from '@fairway/contracts/credits';

const DAY_MS = 86_400_000;

/** The unspent credits of one day of expiry. */
export interface CreditLot {
  /** The day they expire on, `YYYY-MM-DD`. */
  date: string;
  count: number;
  /** Fewer than 30 days remain (S1 §4). */
  expiring: boolean;
}

/** The credits of a `GET /credits` answer by day of expiry, soonest first. */
export const creditLots = (credits: CreditMap, now: Date): CreditLot[] =>
  Object.entries(credits)
    .filter(([, list]) => list.length > 0)
    .map(([date, list]) => ({
      date,
      count: list.length,
      expiring: Date.parse(list[0]?.expires_at ?? date) - now.getTime() < CREDIT_EXPIRING_DAYS * DAY_MS,
    }))
    .sort((a, b) => a.date.localeCompare(b.date));

/** How many credits are unspent. */
export const creditCount = (lots: CreditLot[]): number => lots.reduce((sum, { count }) => sum + count, 0);
