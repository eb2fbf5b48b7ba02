import { OFFER_MESSAGES } from '../messages/offers.ts';
import { z } from 'zod';
import { BUTTON_TYPE, OFFER_LIMITS, OFFER_STATES } from '../constants.ts';
import { date, id, idIn, idInOrNone, instant, longText, numeric, page, price, text } from '../primitives.ts';

export type OfferState = (typeof OFFER_STATES)[number];

/** Something a pro sells or gives away. */
export const offer = z.object({
  id,
  title: z.string(),
  description: z.string(),
  button_type: z.string(),
  /** Minor units of `currency`, which is the pro's; 0 is free (O1). */
  price: z.number(),
  currency: z.string(),
  /** What is left of it; null for as many as wanted. */
  qty: z.number().nullable(),
  category_id: id,
  category: z.string(),
  lesson_credits_value: z.number(),
  started_at: date.nullable(),
  ended_at: date.nullable(),
  /** Addresses below our origin in their order, and the first of them. */
  image: z.string().nullable(),
  images: z.array(z.string()),
  state: z.enum(OFFER_STATES),
  /** For the pro alone: how many are sold, and when the players were told of it. */
  sold: z.number().nullable(),
  announced_at: instant.nullable(),
  /** When the reading player redeemed it last; null for never, and for a pro. */
  redeemed_at: instant.nullable(),
  can: z.object({ redeem: z.boolean(), change: z.boolean() }),
});
export type Offer = z.output<typeof offer>;

/** `GET /offer`: offers by the name of their category, the names in their order, "Other" last (O3). */
export const offerMap = z.record(z.string(), z.array(offer));
export type OfferMap = z.output<typeof offerMap>;

export const offersQuery = z.object({ page });
export const offerIn = z.object({ id: idIn });

/** A category. `removable` is false for "Other" while it has offers: there is nowhere else for them. */
export const category = z.object({ id, name: z.string(), offers: z.number(), removable: z.boolean() });
export type Category = z.output<typeof category>;

const categoryName = text(OFFER_LIMITS.category).min(1, OFFER_MESSAGES.categoryName);
export const categoryIn = z.object({ name: categoryName });
export const categoryIdIn = z.object({ id: idIn });

/** What a form leaves blank is `otherwise`. */
const blankAs = <T extends z.ZodType>(otherwise: unknown, schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? otherwise : value), schema);

const CREDITS = `Please give 0 to ${OFFER_LIMITS.credits} credits.`;

const title = text(OFFER_LIMITS.title).min(1, OFFER_MESSAGES.title);
const qty = blankAs(
  null,
  numeric(
    z.coerce
      .number(OFFER_MESSAGES.quantity)
      .int(OFFER_MESSAGES.quantity)
      .min(0, OFFER_MESSAGES.quantity)
      .max(OFFER_LIMITS.qty, OFFER_MESSAGES.tooMany),
  ).nullable(),
);
const credits = blankAs(
  0,
  numeric(z.coerce.number(CREDITS).int(CREDITS).min(0, CREDITS).max(OFFER_LIMITS.credits, CREDITS)),
);
const day = blankAs(null, date.nullable());
/** A form sends one address as a text, and none as a blank. */
const images = z.preprocess(
  (value) => (typeof value === 'string' ? [value].filter((path) => path.trim() !== '') : value),
  z.array(z.string().max(500)),
);

const fields = z.object({
  title,
  description: longText(OFFER_LIMITS.description).optional(),
  button_type: blankAs(BUTTON_TYPE, text(OFFER_LIMITS.button_type)).optional(),
  price,
  qty: qty.optional(),
  /** One of the pro's categories, or with `category` one by its name, made if there is none. */
  category_id: idInOrNone.nullable().optional(),
  category: text(OFFER_LIMITS.category).optional(),
  lesson_credits_value: credits.optional(),
  started_at: day.optional(),
  ended_at: day.optional(),
  /** The pictures from now on in their order: those the offer has, and uploads of one's own. Files of the form follow them. */
  images: images.optional(),
});

const daysInOrder = ({ started_at, ended_at }: { started_at?: string | null; ended_at?: string | null }) =>
  !started_at || !ended_at || started_at <= ended_at;

/** `POST /offer`; pictures may come with it as `image_files[0]`, `image_files[1]` (V5a). */
export const offerAddIn = fields.refine(daysInOrder, { path: ['ended_at'], error: OFFER_MESSAGES.endsFirst });
export type OfferAdd = z.output<typeof offerAddIn>;

/**
 * `PUT /offer/{id}`: what is left out stays as it is. `qty_seen` is what the pro was shown as left when they wrote `qty`: when
 * something was sold meanwhile, the change is refused and undoes no sale.
 */
export const offerPutIn = fields.partial().extend({ id: idIn, qty_seen: qty.optional() });
export type OfferPut = z.output<typeof offerPutIn>;
