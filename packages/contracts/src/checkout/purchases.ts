import { PAYMENT_MESSAGES } from '../messages/checkout.ts';
import { z } from 'zod';
import { id, idIn, idInOrNone, instant, flag, page, personName, text } from '../primitives.ts';

export const PURCHASE_KINDS = ['credits', 'offer', 'video_lesson'] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];
export const PURCHASE_STATUSES = ['pending', 'paid', 'failed', 'refunding', 'refunded'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** Characters of an `Idempotency-Key`, the caller's own name for an attempt (C4a). */
export const IDEMPOTENCY_KEY_MAX = 200;

/** A card or a payment by the provider's name for it, which goes into the addresses that the provider is asked under. */
const PROVIDER_ID = /^\w*$/;
/** A card as the provider's own form names it. */
export const paymentMethod = text(255)
  .min(1, PAYMENT_MESSAGES.cardMissing)
  .regex(PROVIDER_ID, PAYMENT_MESSAGES.cardMissing);

/** What a call that charges a card may say of an attempt begun before (C4, C4a). */
export const attemptFields = {
  payment_intent_id: text(255)
    .regex(PROVIDER_ID, PAYMENT_MESSAGES.notAPayment)
    .transform((value) => value || null)
    .nullable()
    .optional(),
  payment_made: flag.optional(),
} as const;

/** A purchase as buyer and pro see it. `amount` is in minor units of `currency`. */
export const purchase = z.object({
  id,
  /** The number on the receipt: "F-2026-0001". */
  number: z.string(),
  kind: z.enum(PURCHASE_KINDS),
  status: z.enum(PURCHASE_STATUSES),
  title: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** Credits that came with it. */
  credits: z.number(),
  offer_id: id.nullable(),
  lesson_id: id.nullable(),
  /** The last four digits of the card; null when nothing was charged. */
  card: z.string().nullable(),
  created_at: instant,
  settled_at: instant.nullable(),
  refunded_at: instant.nullable(),
});
export type Purchase = z.output<typeof purchase>;

/** Purchases that were paid, newest first; for a pro, those of one player if asked. */
export const purchasesQuery = z.object({ player_id: idInOrNone.nullable().optional(), page });
export const purchaseIn = z.object({ id: idIn });
export const purchaseList = z.object({
  data: z.array(purchase.extend({ player: personName.nullable() })),
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
});
export type PurchaseList = z.output<typeof purchaseList>;

export const PURCHASES_PAGE = 20;
