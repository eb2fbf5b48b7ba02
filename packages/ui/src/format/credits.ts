import { CREDIT_EXPIRING_DAYS, CREDIT_LIFE } from '@fairway/contracts/constants';
import type { CreditMap } from '@fairway/contracts/credits';
import { addMonths, monthOf } from './months.ts';

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

/** The credits that expire in one month. */
export interface ExpiryMonth {
  /** `YYYY-MM`. */
  month: string;
  lots: CreditLot[];
  count: number;
}

/** The year of months that credits last for (S1 §9), this one first, each with what expires in it; longer where something lasts longer. */
export function expiryMonths(lots: CreditLot[], today: string): ExpiryMonth[] {
  const first = monthOf(today);
  const last = [addMonths(first, CREDIT_LIFE.months), ...lots.map(({ date }) => monthOf(date))].toSorted().at(-1);
  const months: ExpiryMonth[] = [];
  for (let month = first; last && month <= last; month = addMonths(month, 1)) {
    const within = lots.filter(({ date }) => monthOf(date) === month);
    months.push({ month, lots: within, count: creditCount(within) });
  }
  return months;
}
