import type { Offer } from '@fairway/contracts/offers';
import { moneyPhrase } from '@fairway/contracts/phrases';
import { fullDayPhrase } from '../../format/days.ts';

/** "£45.00", or "Free". */
export const offerPrice = ({ price, currency }: Pick<Offer, 'price' | 'currency'>): string =>
  price === 0 ? 'Free' : moneyPhrase(price, currency);

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
