import { PAYMENT_MESSAGES } from '../messages/checkout.ts';
import { z } from 'zod';
import { BANK_LIMITS } from './limits.ts';
import { playerAddress } from '../coaching/joining.ts';
import { date, flag, text } from '../primitives.ts';
import { paymentMethod } from './purchases.ts';

/** What the browser confirms a card with. */
export const cardIntent = z.object({ client_secret: z.string() });
export type CardIntent = z.output<typeof cardIntent>;
/** `customer` is the provider's id of the caller, made if there was none. */
export const customerAdded = cardIntent.extend({ customer: z.string() });
export type CustomerAdded = z.output<typeof customerAdded>;

export const addCardIn = z.object({ payment_method: paymentMethod });
/** `name` is that on the card. The secret it was confirmed with proves no more than the card itself, and may be left out. */
export const updateCardIn = z.object({
  payment_method: paymentMethod,
  client_secret: text(500).optional(),
  name: text(250).optional(),
});
export type UpdateCardIn = z.output<typeof updateCardIn>;
/** The last four digits of the card on file. */
export const savedCard = z.object({ stripe_card: z.string() });
export type SavedCard = z.output<typeof savedCard>;

/**
 * The card's form in the browser: Stripe's when there is a publishable key, else the simulator's own. `api_url` is where the
 * browser confirms cards and payments.
 */
export const cardForm = z.object({ publishable_key: z.string().nullable(), api_url: z.string() });
export type CardForm = z.output<typeof cardForm>;

/** What people write between the digits does not count. */
const digits = (length: number, message: string) =>
  z
    .string(message)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => new RegExp(`^\\d{${length}}$`).test(value), message);

/** A pro's details for their payouts. A form's file beside them is a proof of identity. */
export const payeeIn = playerAddress.extend({
  dob: date,
  account_name: text(250).min(1, PAYMENT_MESSAGES.accountName),
  sortcode: digits(BANK_LIMITS.sortcode, PAYMENT_MESSAGES.sortCode),
  accountno: digits(BANK_LIMITS.accountno, PAYMENT_MESSAGES.accountNumber),
  tos: flag.refine((accepted) => accepted, PAYMENT_MESSAGES.acceptTerms),
});
export type PayeeIn = z.output<typeof payeeIn>;

const PROVIDER_STATUSES = ['none', 'pending', 'verified', 'refused'] as const;
const standing = z.object({
  /** All that we keep of the bank account (A11). */
  account_last4: z.string().nullable(),
  account_status: z.enum(PROVIDER_STATUSES),
  identity_status: z.enum(PROVIDER_STATUSES),
});
export const payeeSaved = standing.extend({ customer: z.string() });
export type PayeeSaved = z.output<typeof payeeSaved>;

/** Where a pro stands on the way in, with what is known already. `step` is null when nothing is missing. */
export const proOnboarding = standing.extend({
  step: z.union([z.literal(1), z.literal(2), z.null()]),
  stripe_card: z.string().nullable(),
  address_line1: z.string().nullable(),
  address_line2: z.string().nullable(),
  address_city: z.string().nullable(),
  address_postcode: z.string().nullable(),
  address_county: z.string().nullable(),
  dob: z.string().nullable(),
});
export type ProOnboarding = z.output<typeof proOnboarding>;
