import type Stripe from 'stripe';
import { getObjectId } from './object-id.ts';
import type { ProviderNews } from './payments.ts';

/** The events after which a payment is looked at anew: they may come late, twice or out of order, so none is believed by itself. */
const OF_PAYMENTS: ReadonlySet<string> = new Set<Stripe.Event['type']>([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);

const isOfPayment = (
  event: Stripe.Event,
): event is Extract<
  Stripe.Event,
  { type: 'payment_intent.succeeded' | 'payment_intent.payment_failed' | 'payment_intent.canceled' }
> => OF_PAYMENTS.has(event.type);

/** What an event of Stripe's means to us; null for those we do not act on. */
export function newsFrom(event: Stripe.Event): ProviderNews | null {
  if (event.type === 'payment_method.detached') return { kind: 'card.removed', payment_method: event.data.object.id };
  if (event.type === 'account.updated') return { kind: 'payee.changed', payee: event.data.object.id };
  if (isOfPayment(event)) {
    const { id, metadata } = event.data.object;
    return { kind: 'payment.changed', payment_intent_id: id, reference: metadata['purchase_id'] ?? null };
  }
  if (event.type !== 'setup_intent.succeeded') return null;
  const customer = getObjectId(event.data.object.customer);
  const payment_method = getObjectId(event.data.object.payment_method);
  return customer && payment_method ? { kind: 'card.confirmed', customer, payment_method } : null;
}
