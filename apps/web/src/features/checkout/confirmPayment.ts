import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { CardForm } from '@fairway/contracts/checkout/payments';
import { CardRefused, NotConfirmed } from './refused.ts';
import { payAtSimulator } from './simulator.ts';

/** The provider's name for a cardholder who gave up, or could not show who they are. */
const NOT_AUTHENTICATED = 'payment_intent_authentication_failure';

/**
 * Has the cardholder confirm a payment, as their bank asks: in Stripe's own dialog, or at the simulator that stands for it. One that
 * was confirmed before is fine. Throws `NotConfirmed` when they gave up, `CardRefused` in the provider's words, or anything else when nobody knows how it ended.
 */
export async function confirmPayment({ publishable_key, api_url }: CardForm, client_secret: string): Promise<void> {
  if (publishable_key === null) return payAtSimulator(api_url, client_secret);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishable_key);
  if (!stripe) throw new CardRefused(FAILURE_TEXTS.problem);
  const { error } = await stripe.confirmCardPayment(client_secret);
  if (!error || error.payment_intent?.status === 'succeeded') return;
  if (error.type === 'api_connection_error') throw new Error(error.message);
  const refused = error.message ?? FAILURE_TEXTS.problem;
  throw error.code === NOT_AUTHENTICATED ? new NotConfirmed(refused) : new CardRefused(refused);
}
