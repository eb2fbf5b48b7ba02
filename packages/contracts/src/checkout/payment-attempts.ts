import { z } from 'zod';
import { text } from '../primitives.ts';
import { PAYMENT_STATES, type PaymentOutcome } from './payment-outcome.ts';
import { IDEMPOTENCY_KEY_MAX } from './purchases.ts';

/** What has become of an attempt to buy something. */
export const paymentOutcome: z.ZodType<PaymentOutcome> = z.object({
  state: z.enum(PAYMENT_STATES),
  reason: z.string().nullable(),
});

/** An attempt by the key that its buyer gave it. */
export const paymentOutcomeIn = z.object({ key: text(IDEMPOTENCY_KEY_MAX).min(1) });
