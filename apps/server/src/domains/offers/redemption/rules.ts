import { OFFER_MESSAGES } from '@fairway/contracts/messages/offers';
import { formatDay } from '@fairway/time/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { offerState, type Window } from '#domains/offers/catalogue/rules.ts';

/** An offer as it stands while somebody redeems it. */
export type Standing = Window & { price: number };

/** The day, and the price that the player was shown if they say it. */
export interface Moment {
  today: string;
  shown: number | undefined;
  currency: string;
}

/** Why an offer cannot be redeemed, in words for the player (O1, O2). */
export function redemptionRefusal(offer: Standing, { today, shown, currency }: Moment): string {
  const { price, started_at, ended_at } = offer;
  const state = offerState(offer, today);
  if (state === 'ended' && ended_at) return OFFER_MESSAGES.ended(formatDay(ended_at));
  if (state === 'coming' && started_at) return OFFER_MESSAGES.notStarted(formatDay(started_at));
  if (state === 'live' && shown !== undefined && shown !== price)
    return OFFER_MESSAGES.priceChanged(price === 0 ? 'free' : formatMoney(price, currency));
  return OFFER_MESSAGES.soldOut;
}

/** What one credit of an offer was paid for with: its share of the price, and no more than the pro's credits cost (C1). */
export function unitValue(price: number, credits: number, lesson_price: number | null): number {
  if (credits === 0) return 0;
  const share = Math.floor(price / credits);
  return lesson_price === null ? share : Math.min(lesson_price, share);
}

/** How many are left, in words. */
const leftPhrase = (left: number | null) => (left === null ? 'there is no limit now' : `${left} are left now`);

/**
 * Why a new stock cannot be set, or null. `seen` is what the pro was shown as left when they wrote it, undefined when they do not
 * say: a sale made meanwhile is never undone by a number that did not know of it (O2).
 */
export function qtyFault({
  qty,
  seen,
  left,
}: {
  qty: number | null | undefined;
  seen: number | null | undefined;
  left: number | null;
}): string | null {
  if (qty === undefined || seen === undefined || seen === left) return null;
  return OFFER_MESSAGES.stockChanged(leftPhrase(left));
}
