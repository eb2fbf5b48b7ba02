import { z } from 'zod';
import { personName } from '../primitives.ts';
import { purchase } from './purchases.ts';

/** Who sold, as they stood when the receipt was written. Without a VAT number they were not registered. */
export const receiptSeller = z.object({
  name: z.string(),
  email: z.string(),
  /** Line by line, the postcode last; empty where the coach has given none. */
  address: z.array(z.string()),
  vat_number: z.string().nullable(),
});
export type ReceiptSeller = z.output<typeof receiptSeller>;

/** What was sold, in minor units of the receipt's currency. */
export const receiptLine = z.object({
  title: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  amount: z.number(),
});
export type ReceiptLine = z.output<typeof receiptLine>;

/**
 * A receipt: a purchase with what was written down when it was paid. The seller is null once they have left, and so is the player
 * (A13). `amount` includes `vat`, which is 0 where `vat_rate` is null: the seller was not registered.
 */
export const receipt = purchase.extend({
  seller: receiptSeller.nullable(),
  lines: z.array(receiptLine),
  net: z.number(),
  vat: z.number(),
  /** In percent. */
  vat_rate: z.number().nullable(),
  /** The number of the credit note, once the money went back. */
  credit_note: z.string().nullable(),
  player: personName.nullable(),
  timezone: z.string(),
  /** Whether the reader may give the money back now, and in plain words why not; null for a player. */
  refund: z.object({ can: z.boolean(), refusal: z.string().nullable() }).nullable(),
});
export type Receipt = z.output<typeof receipt>;
