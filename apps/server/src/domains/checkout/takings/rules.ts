import type { Takings, TakingsMonth, Unspent } from '@fairway/contracts/checkout/takings';
import type { PurchaseKind } from '@fairway/contracts/checkout/purchases';
import { addMonths } from '@fairway/time/calendar';
import { startOfDay, toZoned, formatTime } from '@fairway/time/zoned-time';
import { formatDay } from '@fairway/time/phrases';
import { minorDigits } from '@fairway/contracts/money-format';

/** A month of a pro's calendar and the instant it begins at. */
export interface Month {
  month: string;
  from: Date;
}

/** The last `count` months of a pro's calendar, the one at `now` last, and the instant at which that one ends. */
export function monthsUpTo(zone: string, now: Date, count: number): { months: Month[]; until: Date } {
  const first = `${toZoned(zone, now.getTime()).date.slice(0, 7)}-01`;
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
export function sumTakings(months: readonly string[], sums: readonly TakenSum[], own: string): Takings[] {
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

/** Money that came or went: a purchase when it was settled, a refund when it was given, money on the day when it was noted. */
export interface Taken {
  at: string;
  kind: 'credits' | 'offer' | 'video_lesson' | 'on_day' | 'refunded';
  /** What was bought; null for a lesson. */
  title: string | null;
  /** When the lesson was to begin; null for a purchase, and for a lesson that is gone with its player. */
  starts_at: string | null;
  fee: boolean;
  /** Null once the player has left (A13). */
  name: string | null;
  /** Of the receipt, or of the credit note that a refund has. */
  number: string | null;
  amount: number;
  currency: string;
}

export const TAKINGS_HEADER = ['Date', 'Time', 'Taken', 'For', 'Player', 'Receipt', 'Amount', 'Currency'];

const KINDS: Record<Taken['kind'], string> = {
  credits: 'Card, credits',
  offer: 'Card, offer',
  video_lesson: 'Card, video lesson',
  on_day: 'On the day',
  refunded: 'Refund',
};

function describeTaking({ title, starts_at, fee }: Taken, zone: string): string {
  if (title !== null) return title;
  const what = fee ? 'Late cancellation' : 'Lesson';
  return starts_at ? `${what}, ${formatDay(toZoned(zone, Date.parse(starts_at)).date)}` : what;
}

/** A line of the file: on the pro's wall clock, the amount in whole units of its currency, a refund below zero. */
export function takingsLine(taken: Taken, zone: string): (string | number | null)[] {
  const { date, minute } = toZoned(zone, Date.parse(taken.at));
  const amount = (taken.kind === 'refunded' ? -taken.amount : taken.amount) / 10 ** minorDigits(taken.currency);
  return [
    date,
    formatTime(minute).slice(0, 5),
    KINDS[taken.kind],
    describeTaking(taken, zone),
    taken.name,
    taken.number,
    amount,
    taken.currency,
  ];
}
