import { stripePayments } from '../../../apps/server/src/integrations/payments/stripe.ts';
import { startSimulator } from './stripe/simulator.ts';

/** What the simulators of tests sign their messages with. */
export const WEBHOOK_SECRET = 'whsec_of_tests';

/** The card simulator of this test file; its memory goes with the process. */
export const simulator = await startSimulator();

/** Payments that talk to a simulator through Stripe's own client. */
export const paymentsAt = (apiUrl: string) =>
  stripePayments({ secretKey: 'sk_test_simulator', publishableKey: null, webhookSecret: WEBHOOK_SECRET, apiUrl });

export const testPayments = paymentsAt(simulator.url);
