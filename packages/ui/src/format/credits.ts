import { DAY_MS } from '@fairway/time/units';
import { CREDIT_EXPIRING_DAYS, CREDIT_LIFE } from '@fairway/contracts/constants';
import type { CreditMap } from '@fairway/contracts/credits/credits';
import { shiftMonth, toMonth } from '@fairway/time/calendar';

/** The unspent credits of one day of expiry. */
export interface CreditLot {
  /** The day they expire on, `YYYY-MM-DD`. */
  date: string;
  count: number;
  /** Fewer than 30 days remain. */
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

/** The year of months that credits last for, this one first, each with what expires in it; longer where something lasts longer. */
export function expiryMonths(lots: CreditLot[], today: string): ExpiryMonth[] {
  const first = toMonth(today);
  const last = [shiftMonth(first, CREDIT_LIFE.months), ...lots.map(({ date }) => toMonth(date))].toSorted().at(-1);
  const months: ExpiryMonth[] = [];
  for (let month = first; last && month <= last; month = shiftMonth(month, 1)) {
    const within = lots.filter(({ date }) => toMonth(date) === month);
    months.push({ month, lots: within, count: creditCount(within) });
  }
  return months;
}
