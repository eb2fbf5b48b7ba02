import type { Takings, TakingsMonth, Unspent } from '@fairway/contracts/money';
import type { PurchaseKind } from '@fairway/contracts/purchases';
import { addMonths, startOfDay, wallAt } from '../../diary/rules/wallclock.ts';

/** A month of a pro's calendar and the instant it begins at. */
export interface Month {
  month: string;
  from: Date;
}

/** The last `count` months of a pro's calendar, the one at `now` last, and the instant at which that one ends. */
export function monthsUpTo(zone: string, now: Date, count: number): { months: Month[]; until: Date } {
  const first = `${wallAt(zone, now.getTime()).date.slice(0, 7)}-01`;
  const at = (months: number) => {
    const date = addMonths(first, months);
    return { month: date.slice(0, 7), from: new Date(startOfDay(zone, date)) };
  };
  return { months: Array.from({ length: count }, (_, nth) => at(nth - count + 1)), until: at(1).from };
}

/** Sums of one month, currency and kind; `nth` is the month's place from 1, as PostgreSQL counts buckets. */
export interface TakenSum {
  currency: string;
  kind: PurchaseKind | 'on_day' | 'refunded';
  nth: number;
  amount: number;
}

const nothing = (month: string): TakingsMonth => ({
  month,
  credits: 0,
  offer: 0,
  video_lesson: 0,
  on_day: 0,
  refunded: 0,
  total: 0,
});

/** Sums laid out month by month, each currency for itself, the pro's own first and there even when it is empty. */
export function takingsOf(months: readonly string[], sums: readonly TakenSum[], own: string): Takings[] {
  const book = new Map<string, TakingsMonth[]>([[own, months.map(nothing)]]);
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
  for (const currency of currencies) if (!book.has(currency)) book.set(currency, months.map(nothing));
  for (const { currency, kind, nth, amount } of sums) {
    const month = book.get(currency)?.[nth - 1];
    if (!month) continue;
    month[kind] += amount;
    month.total += kind === 'refunded' ? -amount : amount;
  }
  return [...book].map(([currency, taken]) => ({ currency, months: taken }));
}

/** What is owed in lessons, the pro's own currency first and there even when it is nothing. */
export const unspentFrom = (sums: readonly Unspent[], own: string): Unspent[] => [
  sums.find(({ currency }) => currency === own) ?? { currency: own, credits: 0, value: 0 },
  ...sums.filter(({ currency }) => currency !== own),
];
