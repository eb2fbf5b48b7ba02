import type { Env } from '../../env.ts';
import type { Payments } from './payments.ts';
import { stripePayments } from './stripe.ts';

/** The card provider of the settings: Stripe, or at STRIPE_API_URL a stand-in that speaks like it. */
export const openPayments = (env: Env): Payments =>
  stripePayments({
    secretKey: env.STRIPE_SECRET_KEY ?? null,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    apiUrl: env.STRIPE_API_URL,
  });
