import Stripe from 'stripe';
import { asking, isGone, providerAway, unknownCard } from './faults.ts';
import { newsFrom } from './news.ts';
import { saveIdentity, savePayee } from './payees.ts';
import type { Card, Payments } from './payments.ts';

/** Stripe's own address; any other one is a stand-in for it. */
export const STRIPE_API = 'https://api.stripe.com';

export interface StripeSettings {
  /** Null where no card can be taken: every call then says so. */
  secretKey: string | null;
  publishableKey: string | null;
  webhookSecret: string | null;
  apiUrl: string;
}

/** A call waits for Stripe this long, and is repeated under its own key this often when no answer comes. */
const PATIENCE = { timeout: 20_000, maxNetworkRetries: 4 };

function connect(key: string, apiUrl: string): Stripe {
  if (apiUrl === STRIPE_API) return new Stripe(key, { ...PATIENCE, telemetry: false });
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  const place = { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' } as const;
  return new Stripe(key, { ...PATIENCE, ...place, telemetry: false });
}

/** Payments by Stripe. */
export function stripePayments({ secretKey, publishableKey, webhookSecret, apiUrl }: StripeSettings): Payments {
  const client = secretKey === null ? null : connect(secretKey, apiUrl);
  const ask = <T>(calls: (stripe: Stripe) => Promise<T>): Promise<T> =>
    asking(async () => {
      if (!client) throw providerAway();
      return calls(client);
    });

  return {
    publishableKey,
    apiUrl,
    addCustomer: (person) => ask((stripe) => addCustomer(stripe, person)),
    beginCard: (customer) =>
      ask(async (stripe) => {
        const intent = await stripe.setupIntents.create({
          customer,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
        });
        return { client_secret: intent.client_secret ?? '' };
      }),
    saveCard: (customer, payment_method) => ask((stripe) => saveCard(stripe, customer, payment_method)),
    keepOnly: (customer, payment_method) => ask((stripe) => keepOnly(stripe, customer, payment_method)),
    savePayee: (payee) => ask((stripe) => savePayee(stripe, payee)),
    saveIdentity: (payee, file) => ask((stripe) => saveIdentity(stripe, payee, file)),
    removeCustomer: (customer) =>
      ask(async (stripe) => {
        await stripe.customers.del(customer).catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
      }),
    readNews: (body, signature) => {
      if (!client || webhookSecret === null) return null;
      try {
        const event = client.webhooks.constructEvent(body, signature, webhookSecret);
        return { id: event.id, news: newsFrom(event) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

/** A customer is made from nothing but its reference, so that a repeat under the same key finds the same one; then it is filled in. */
async function addCustomer(
  stripe: Stripe,
  { reference, email, name }: { reference: string; email: string; name: string },
): Promise<string> {
  const { id } = await stripe.customers.create(
    { metadata: { reference } },
    { idempotencyKey: `customer-${reference}` },
  );
  await stripe.customers.update(id, { email, name });
  return id;
}

async function saveCard(stripe: Stripe, customer: string, named: string): Promise<Card> {
  const found = await stripe.paymentMethods.retrieve(named).catch((error: unknown) => {
    throw isGone(error) ? unknownCard() : error;
  });
  if (found.customer !== null && found.customer !== customer) throw unknownCard();
  const method = found.customer === null ? await stripe.paymentMethods.attach(named, { customer }) : found;
  if (!method.card) throw unknownCard();
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
  return { payment_method: method.id, brand: method.card.brand, last4: method.card.last4 };
}

async function keepOnly(stripe: Stripe, customer: string, payment_method: string): Promise<void> {
  const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 });
  const others = data.filter(({ id }) => id !== payment_method);
  // Whoever cleans up at the same time may have been quicker: a card that is nobody's any more is what was wanted.
  const detached = await Promise.allSettled(others.map(({ id }) => stripe.paymentMethods.detach(id)));
  for (const one of detached) {
    if (one.status === 'rejected' && !(one.reason instanceof Stripe.errors.StripeInvalidRequestError)) throw one.reason;
  }
}
