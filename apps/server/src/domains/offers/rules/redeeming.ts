import { dayPhrase, moneyPhrase } from '@fairway/contracts/phrases';
import { stateOf, type Window } from './window.ts';

/** An offer as it stands while somebody redeems it. */
export type Standing = Window & { price: number };

/** The day, and the price that the player was shown if they say it. */
export interface Moment {
  today: string;
  shown: number | undefined;
  currency: string;
}

/** Why an offer cannot be redeemed, in words for the player (O1, O2). */
export function refusalOf(offer: Standing, { today, shown, currency }: Moment): string {
  const { price, started_at, ended_at } = offer;
  const state = stateOf(offer, today);
  if (state === 'ended' && ended_at) return `This offer ended on ${dayPhrase(ended_at)}.`;
  if (state === 'coming' && started_at) return `This offer starts on ${dayPhrase(started_at)}.`;
  if (state === 'live' && shown !== undefined && shown !== price)
    return `The price of this offer has changed: it is ${price === 0 ? 'free' : moneyPhrase(price, currency)} now.`;
  return 'This offer is sold out.';
}

/** What one credit of an offer was paid for with: its share of the price, and no more than the pro's credits cost (C1). */
export function unitValueOf(price: number, credits: number, lesson_price: number | null): number {
  if (credits === 0) return 0;
  const share = Math.floor(price / credits);
  return lesson_price === null ? share : Math.min(lesson_price, share);
}
