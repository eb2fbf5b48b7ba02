import { z } from 'zod';
import { instant, text } from '../primitives.ts';

/** Where a subscription is bought; `local` is the store without money, never in production (A12). */
const STORES = ['apple', 'google', 'local'] as const;

/** `POST /subscribe`: what the wrapper has from its store. The receipt is Apple's signed transaction or Google's purchase token. */
export const subscribeIn = z.object({
  store: z.enum(STORES),
  product_id: text(255).min(1),
  receipt: text(20_000).min(1),
});
export type SubscribeIn = z.output<typeof subscribeIn>;

/** How the caller stands: the product they would buy, and whether they are subscribed, three days' grace included (A12). */
export const subscription = z.object({
  product_id: z.string(),
  subscribed: z.boolean(),
  /** The end of what is paid for; null when nothing ever was. */
  subscribed_until: instant.nullable(),
  /** Whether "Subscribe (test)" works here. */
  test: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

/** What the App Store sends, version 2. */
export const appleNotificationIn = z.object({ signedPayload: z.string().min(1).max(200_000) });
/** What Pub/Sub pushes of Google Play. */
export const googleNotificationIn = z.object({
  message: z.object({ messageId: text(255).min(1), data: z.string().max(200_000) }),
});
