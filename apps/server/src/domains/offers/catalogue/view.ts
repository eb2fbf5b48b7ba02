import type { Category, Offer, OfferMap } from '@fairway/contracts/offers/offers';
import { OTHER_CATEGORY } from '@fairway/contracts/constants';
import type { Actor } from '#app/context.ts';
import { toPicturePath } from '#domains/files/stored-files/rules.ts';
import { isOnceOnly, offerState } from './rules.ts';
import type { CategoryRow } from '#domains/offers/categories/repository.ts';
import type { OfferRow } from './repository.ts';

/** An offer for the wire, with what this reader may know of it and do with it on that day. */
export function offerView(row: OfferRow, actor: Pick<Actor, 'type'>, today: string): Offer {
  const images = row.image_keys.map((key) => toPicturePath(key));
  const state = offerState(row, today);
  const isPro = actor.type === 'pro';
  const isUsedUp = row.redeemed_at !== null && isOnceOnly(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    button_type: row.button_type,
    price: row.price,
    currency: row.currency,
    qty: row.qty,
    category_id: row.category_id,
    category: row.category,
    lesson_credits_value: row.lesson_credits_value,
    started_at: row.started_at,
    ended_at: row.ended_at,
    image: images[0] ?? null,
    images,
    state,
    sold: isPro ? row.sold : null,
    announced_at: isPro ? (row.announced_at?.toISOString() ?? null) : null,
    redeemed_at: row.redeemed_at?.toISOString() ?? null,
    can: { redeem: actor.type === 'player' && state === 'live' && !isUsedUp, change: isPro },
  };
}

/** Offers by the name of their category, in the order they come (O3). A category is named as the pro likes, `__proto__` too. */
export const toOfferMap = (offers: readonly Offer[]): OfferMap =>
  Object.fromEntries(Map.groupBy(offers, ({ category }) => category));

export const isOther = (name: string): boolean => name.toLowerCase() === OTHER_CATEGORY.toLowerCase();

export const categoryView = ({ id, name, offers }: CategoryRow): Category => ({
  id,
  name,
  offers,
  removable: offers === 0 || !isOther(name),
});
