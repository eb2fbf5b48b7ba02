import type { Category, Offer, OfferMap } from '@fairway/contracts/offers';
import { OTHER_CATEGORY } from '@fairway/contracts/constants';
import type { Actor } from '../../trpc/context.ts';
import { pathOf } from '../files/rules.ts';
import { stateOf } from './rules/window.ts';
import type { CategoryRow } from './store/categories.ts';
import type { OfferRow } from './store/read.ts';

/** An offer for the wire, with what this reader may know of it and do with it on that day. */
export function offerView(row: OfferRow, actor: Pick<Actor, 'type'>, today: string): Offer {
  const { pro_id: _, image_keys, redeemed_at, announced_at, sold, ...fields } = row;
  const images = image_keys.map((key) => pathOf(key));
  const state = stateOf(row, today);
  const isPro = actor.type === 'pro';
  return {
    ...fields,
    image: images[0] ?? null,
    images,
    state,
    sold: isPro ? sold : null,
    announced_at: isPro ? (announced_at?.toISOString() ?? null) : null,
    redeemed_at: redeemed_at?.toISOString() ?? null,
    can: { redeem: actor.type === 'player' && state === 'live', change: isPro },
  };
}

/** Offers by the name of their category, in the order they come (O3). A category is named as the pro likes, `__proto__` too. */
export const offerMapOf = (offers: readonly Offer[]): OfferMap =>
  Object.fromEntries(Map.groupBy(offers, ({ category }) => category));

export const isOther = (name: string): boolean => name.toLowerCase() === OTHER_CATEGORY.toLowerCase();

export const categoryView = (row: CategoryRow): Category => ({
  ...row,
  removable: row.offers === 0 || !isOther(row.name),
});
