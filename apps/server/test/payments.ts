import type { GuardSettings } from '#adapters/stripe/guard.ts';
import { stripePayments } from '#adapters/stripe/stripe.ts';
import { startSimulator } from '@fairway/stripe-simulator/simulator';

/** What the simulators of tests sign their messages with. */
export const WEBHOOK_SECRET = 'whsec_of_tests';

/** The card simulator of all test files that this process runs one after another; whoever reads all of it clears it first. */
export const simulator = await startSimulator();

/** Payments that talk to a simulator through Stripe's own client. */
export const createTestPayments = (apiUrl: string, guard: Partial<GuardSettings> = {}) =>
  stripePayments({
    secretKey: 'sk_test_simulator',
    publishableKey: null,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl,
    guard,
  });

export const testPayments = createTestPayments(simulator.url);
