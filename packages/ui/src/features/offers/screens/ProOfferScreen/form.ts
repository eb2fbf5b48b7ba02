import { BUTTON_TYPE } from '@fairway/contracts/constants';
import type { Offer } from '@fairway/contracts/offers/offers';

/** An offer as its form holds it: what people type, as they type it. */
export interface OfferFields {
  title: string;
  category: string;
  description: string;
  /** Minor units; null while nothing is typed. */
  price: number | null;
  /** Blank for as many as wanted. */
  qty: string;
  lesson_credits_value: string;
  started_at: string;
  ended_at: string;
  button_type: string;
  images: string[];
}

/** What is sent: for an offer that is there, only what was changed. */
export type OfferChanges = Partial<OfferFields> & {
  /** What the form showed as left when the stock was changed. */
  qty_seen?: number | null;
};

export const toOfferFields = (offer: Offer | null): OfferFields => ({
  title: offer?.title ?? '',
  category: offer?.category ?? '',
  description: offer?.description ?? '',
  price: offer?.price ?? null,
  qty: offer?.qty?.toString() ?? '',
  lesson_credits_value: offer?.lesson_credits_value ? String(offer.lesson_credits_value) : '',
  started_at: offer?.started_at ?? '',
  ended_at: offer?.ended_at ?? '',
  button_type: offer?.button_type ?? BUTTON_TYPE,
  images: offer?.images ?? [],
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields that differ from what was saved. Stock goes only when the pro changed it: a sale made meanwhile stays sold.
 * @param qty_seen what was left when they changed it, which may be more by now than is left
 */
export function diffOffer(offer: Offer | null, fields: OfferFields, qty_seen: number | null): OfferChanges {
  if (!offer) return fields;
  const saved = toOfferFields(offer);
  const names = (Object.keys(fields) as (keyof OfferFields)[]).filter((name) => !isSame(fields[name], saved[name]));
  const changes: OfferChanges = Object.fromEntries(names.map((name) => [name, fields[name]]));
  return names.includes('qty') ? { ...changes, qty_seen } : changes;
}

const numberOr = <T>(text: string, otherwise: T): number | T => {
  const number = Number(text);
  return text.trim() === '' || !Number.isInteger(number) || number < 0 ? otherwise : number;
};

/** The offer as players would see it if it were saved as it is typed. */
export const buildPreview = (fields: OfferFields, currency: string): Offer => ({
  id: '',
  title: fields.title.trim() || 'Your offer',
  description: fields.description,
  button_type: fields.button_type.trim() || BUTTON_TYPE,
  price: fields.price ?? 0,
  currency,
  qty: numberOr(fields.qty, null),
  category_id: '',
  category: fields.category.trim() || 'Category',
  lesson_credits_value: numberOr(fields.lesson_credits_value, 0),
  started_at: fields.started_at || null,
  ended_at: fields.ended_at || null,
  image: fields.images[0] ?? null,
  images: fields.images,
  state: 'live',
  sold: null,
  announced_at: null,
  redeemed_at: null,
  can: { redeem: true, change: false },
});
