import { dayPhrase, minorDigits } from '@fairway/contracts/phrases';
import { timeOf, wallAt } from '../../diary/rules/wallclock.ts';

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
  number: number | null;
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

function whatFor({ title, starts_at, fee }: Taken, zone: string): string {
  if (title !== null) return title;
  const what = fee ? 'Late cancellation' : 'Lesson';
  return starts_at ? `${what}, ${dayPhrase(wallAt(zone, Date.parse(starts_at)).date)}` : what;
}

/** A line of the file: on the pro's wall clock, the amount in whole units of its currency, a refund below zero. */
export function takingsLine(taken: Taken, zone: string): (string | number | null)[] {
  const { date, minute } = wallAt(zone, Date.parse(taken.at));
  const amount = (taken.kind === 'refunded' ? -taken.amount : taken.amount) / 10 ** minorDigits(taken.currency);
  return [
    date,
    timeOf(minute).slice(0, 5),
    KINDS[taken.kind],
    whatFor(taken, zone),
    taken.name,
    taken.number,
    amount,
    taken.currency,
  ];
}
