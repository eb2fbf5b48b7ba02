import type { Offer, OfferMap } from '@fairway/contracts/offers/offers';
import { SCENES } from './pictures.ts';

/** A clinic with pictures, credits and four places left, as a player reads it. */
export const anOffer = (fields: Partial<Offer> = {}): Offer => ({
  id: 'offer-1',
  title: 'Winter short game clinic',
  description:
    'Two hours around the practice green in a group of four: chipping, bunkers and the shots from thirty yards that decide a round.\n\nHot drinks are on the house. Bring a wedge and warm gloves.',
  button_type: 'Book my place',
  price: 4500,
  currency: 'GBP',
  qty: 4,
  category_id: 'category-1',
  category: 'Clinics',
  lesson_credits_value: 0,
  started_at: '2026-11-01',
  ended_at: '2026-12-12',
  image: SCENES[0] ?? null,
  images: SCENES,
  state: 'live',
  sold: null,
  announced_at: null,
  redeemed_at: null,
  can: { redeem: true, change: false },
  ...fields,
});

/** Without a picture, a price or an end. */
export const aFreeOffer = (fields: Partial<Offer> = {}): Offer =>
  anOffer({
    id: 'offer-2',
    title: 'Free club fitting check',
    description: 'A quarter of an hour on the launch monitor with the clubs you have.',
    button_type: 'Claim it',
    price: 0,
    qty: null,
    category_id: 'category-2',
    category: 'Equipment',
    started_at: null,
    ended_at: null,
    image: null,
    images: [],
    ...fields,
  });

/** What a player may redeem, by category, as `GET /offer` answers it. */
export const someOffers = (): OfferMap => ({
  Clinics: [
    anOffer(),
    anOffer({
      id: 'offer-3',
      title: 'Ladies’ putting morning',
      price: 2500,
      qty: 1,
      image: SCENES[1] ?? null,
      ended_at: null,
    }),
    anOffer({ id: 'offer-4', title: 'Junior camp, half-term', price: 12000, qty: null, image: SCENES[2] ?? null }),
  ],
  Packages: [
    anOffer({
      id: 'offer-5',
      title: 'Ten lessons for the price of nine',
      category: 'Packages',
      category_id: 'category-3',
      price: 45000,
      qty: null,
      lesson_credits_value: 40,
      image: null,
      images: [],
      ended_at: '2027-01-31',
    }),
  ],
  Equipment: [
    aFreeOffer(),
    aFreeOffer({ id: 'offer-6', title: 'Regrip seven clubs', price: 3500, image: SCENES[1] ?? null }),
  ],
});

/** An offer as its pro reads it. */
export const aProsOffer = (fields: Partial<Offer> = {}): Offer =>
  anOffer({ sold: 6, announced_at: '2026-11-01T08:15:00.000Z', can: { redeem: false, change: true }, ...fields });

/** One of each standing, by category. */
export const prosOffers = (): OfferMap => ({
  Clinics: [
    aProsOffer(),
    aProsOffer({
      id: 'offer-7',
      title: 'Ladies’ putting morning',
      state: 'sold_out',
      qty: 0,
      sold: 8,
      ended_at: null,
      image: SCENES[1] ?? null,
    }),
    aProsOffer({
      id: 'offer-8',
      title: 'Easter junior camp',
      state: 'coming',
      qty: 12,
      sold: 0,
      started_at: '2027-03-01',
      ended_at: null,
      image: SCENES[2] ?? null,
      announced_at: null,
    }),
  ],
  Equipment: [aProsOffer({ ...aFreeOffer(), sold: 0 })],
  Other: [
    aProsOffer({
      id: 'offer-9',
      title: 'Summer society day',
      category: 'Other',
      state: 'ended',
      qty: 2,
      sold: 10,
      started_at: '2026-06-01',
      ended_at: '2026-08-31',
      image: null,
      images: [],
    }),
  ],
});
