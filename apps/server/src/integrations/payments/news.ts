import type Stripe from 'stripe';
import type { ProviderNews } from './payments.ts';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** What an event of Stripe's means to us; null for those we do not act on. */
export function newsFrom(event: Stripe.Event): ProviderNews | null {
  if (event.type === 'payment_method.detached') return { kind: 'card.removed', payment_method: event.data.object.id };
  if (event.type === 'account.updated') return { kind: 'payee.changed', payee: event.data.object.id };
  if (event.type !== 'setup_intent.succeeded') return null;
  const customer = idOf(event.data.object.customer);
  const payment_method = idOf(event.data.object.payment_method);
  return customer && payment_method ? { kind: 'card.confirmed', customer, payment_method } : null;
}
