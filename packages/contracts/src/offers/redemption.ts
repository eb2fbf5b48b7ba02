import { z } from 'zod';
import { idIn, price } from '../primitives.ts';
import { attemptFields } from '../checkout/purchases.ts';

/** `POST /offer/{id}/redeem`. `price` is what the player was shown: when the pro has changed it since, nothing is charged. */
export const redeemIn = z.object({ id: idIn, price: price.optional(), ...attemptFields });
export type RedeemIn = z.output<typeof redeemIn>;

/** Why a card was not charged, where the screen has something to do about it. */
const REDEEM_CODES = ['authentication_required', 'card_error', 'card_required'] as const;

/**
 * The answer is always this, with a 200 (O1). `msg` is for the player. With `authentication_required` the browser confirms the
 * payment and repeats the call.
 */
export const redeemed = z.object({
  type: z.enum(['success', 'error']),
  msg: z.string(),
  code: z.enum(REDEEM_CODES).optional(),
  client_secret: z.string().optional(),
  payment_intent_id: z.string().optional(),
});
export type Redeemed = z.output<typeof redeemed>;
