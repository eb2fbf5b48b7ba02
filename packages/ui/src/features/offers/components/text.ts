import type { Offer, OfferState } from '@fairway/contracts/offers/offers';
import { formatMoney } from '@fairway/contracts/money-format';
import { fullDayPhrase } from '../../../format/days.ts';

/** "£45.00", or "Free". */
export const offerPrice = ({ price, currency }: Pick<Offer, 'price' | 'currency'>): string =>
  price === 0 ? 'Free' : formatMoney(price, currency);

/** Few enough to say so. */
const FEW = 3;

/** "4 left", "Only 1 left", "Sold out"; null where there are as many as wanted. */
export const leftPhrase = ({ qty }: Pick<Offer, 'qty'>): string | null => {
  if (qty === null) return null;
  if (qty === 0) return 'Sold out';
  return qty <= FEW ? `Only ${qty} left` : `${qty} left`;
};

/** "Until Saturday 12 December"; null where there is no last day. */
export const endsPhrase = ({ ended_at }: Pick<Offer, 'ended_at'>, today: string): string | null =>
  ended_at === null ? null : `Until ${fullDayPhrase(ended_at, today)}`;

/** Where an offer stands, for its pro. */
export const STANDINGS: Record<OfferState, string> = {
  live: 'Live',
  coming: 'Coming',
  ended: 'Ended',
  sold_out: 'Sold out',
};

/** "4 sold", or "None sold yet". */
export const soldPhrase = ({ sold }: Pick<Offer, 'sold'>): string => (sold ? `${sold} sold` : 'None sold yet');

/** What its pro wants to know of an offer at a glance: what is left, what is sold, and what happens when. */
export function prosFacts(offer: Offer, today: string): string {
  const { state, qty, started_at, ended_at } = offer;
  const facts = {
    live: [leftPhrase(offer) ?? 'No limit', soldPhrase(offer), endsPhrase(offer, today)],
    coming: [started_at && `From ${fullDayPhrase(started_at, today)}`, qty === null ? 'No limit' : `${qty} in stock`],
    ended: [soldPhrase(offer), ended_at && `Ended ${fullDayPhrase(ended_at, today)}`],
    sold_out: [soldPhrase(offer), endsPhrase(offer, today)],
  }[state];
  return facts.filter(Boolean).join(' · ');
}
