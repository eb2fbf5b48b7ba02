import { assertNoTransaction } from '@fairway/db/transaction';
import Stripe from 'stripe';
import { beginPayment, cancelPayment, confirmPayment, listPayments, readPayment, refundPayment } from './charges.ts';
import { asking, isGone, unknownCard } from './errors.ts';
import { GUARD, guardCalls, type GuardSettings } from './guard.ts';
import { ProviderUnavailable } from './provider-unavailable.ts';
import { newsFrom } from './webhook-events.ts';
import { saveIdentity, savePayee, toAccountState } from './connected-accounts.ts';
import type { Card, Payments } from './payments.ts';

/** Stripe's own address; any other one is a stand-in for it. */
export const STRIPE_API = 'https://api.stripe.com';

export interface StripeSettings {
  /** Null where no card can be taken: every call then says so. */
  secretKey: string | null;
  publishableKey: string | null;
  webhookSecret: string | null;
  apiUrl: string;
  guard?: Partial<GuardSettings>;
}

/** One try of a call waits for Stripe this long; it is repeated under its own key this often, as far as the budget goes. */
const TRIES = { timeout: 5_000, maxNetworkRetries: 3 };

function connect(key: string, apiUrl: string, fetchFn: typeof fetch): Stripe {
  const common = { ...TRIES, telemetry: false, httpClient: Stripe.createFetchHttpClient(fetchFn) };
  if (apiUrl === STRIPE_API) return new Stripe(key, common);
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  const place = { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' } as const;
  return new Stripe(key, { ...common, ...place });
}

/** Payments by Stripe. */
export function stripePayments({
  secretKey,
  publishableKey,
  webhookSecret,
  apiUrl,
  ...more
}: StripeSettings): Payments {
  const guard = guardCalls({ ...GUARD, ...more.guard });
  const client = secretKey === null ? null : connect(secretKey, apiUrl, guard.fetch);
  const ask = async <T>(calls: (stripe: Stripe) => Promise<T>): Promise<T> => {
    assertNoTransaction('The card provider');
    if (!client) throw new ProviderUnavailable();
    return guard.run(() => asking(() => calls(client)));
  };

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
    saveCard: (customer, payment_method, name) =>
      ask((stripe) => saveCard(stripe, { customer, named: payment_method, name })),
    isSameCard: (customer, one, other) => ask((stripe) => isSameCard(stripe, customer, [one, other])),
    forgetCard: (payment_method) => ask((stripe) => forgetCard(stripe, payment_method)),
    savePayee: (payee) => ask((stripe) => savePayee(stripe, payee)),
    saveIdentity: (payee, file) => ask((stripe) => saveIdentity(stripe, payee, file)),
    readPayee: (payee) => ask((stripe) => stripe.accounts.retrieve(payee).then(toAccountState, nullIfGone)),
    beginPayment: (request) => ask((stripe) => beginPayment(stripe, request)),
    confirmPayment: (id, card) => ask((stripe) => confirmPayment(stripe, id, card)),
    readPayment: (id) => ask((stripe) => readPayment(stripe, id)),
    findPayment: (id) => ask((stripe) => readPayment(stripe, id).catch(nullIfGone)),
    cancelPayment: (id) => ask((stripe) => cancelPayment(stripe, id)),
    refundPayment: (id, reference) => ask((stripe) => refundPayment(stripe, id, reference)),
    listPayments: (since, after) => ask((stripe) => listPayments(stripe, since, after)),
    removeCustomer: (customer) => ask((stripe) => untilGone(stripe.customers.del(customer))),
    removePayee: (payee) => ask((stripe) => untilGone(stripe.accounts.del(payee))),
    readNews: async (body, signature) => {
      if (!client || webhookSecret === null) return null;
      const event = signedEvent(client, body, signature, webhookSecret);
      return event && { id: event.id, news: newsFrom(event) };
    },
  };
}

/** The message, if the provider has signed it. A signature that its library cannot even read (`t=1,v1=`) makes it throw anything. */
function signedEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return null;
  }
}

/** What is not there is nothing. */
function nullIfGone(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}

/** A removal of what is gone already has done what was wanted. */
async function untilGone(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

/** A customer is made from nothing but its reference, so that a repeat under the same key finds the same one; then it is filled in. */
async function addCustomer(
  stripe: Stripe,
  { reference, email, name }: { reference: string; email: string | null; name: string },
): Promise<string> {
  const { id } = await stripe.customers.create(
    { metadata: { reference } },
    { idempotencyKey: `customer-${reference}` },
  );
  await stripe.customers.update(id, { ...(email === null ? {} : { email }), name });
  return id;
}

/** A payment method that this customer may have: theirs, or nobody's yet. */
async function findMethod(stripe: Stripe, id: string, customer: string): Promise<Stripe.PaymentMethod> {
  const found = await stripe.paymentMethods.retrieve(id).catch((error: unknown) => {
    throw isGone(error) ? unknownCard() : error;
  });
  if (found.customer !== null && found.customer !== customer) throw unknownCard();
  return found;
}

async function saveCard(
  stripe: Stripe,
  { customer, named, name }: { customer: string; named: string; name: string | undefined },
): Promise<Card> {
  const found = await findMethod(stripe, named, customer);
  const method = found.customer === null ? await stripe.paymentMethods.attach(named, { customer }) : found;
  if (!method.card) throw unknownCard();
  if (name) await stripe.paymentMethods.update(method.id, { billing_details: { name } });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
  return { payment_method: method.id, brand: method.card.brand, last4: method.card.last4 };
}

/** Stripe gives the cards of one number one fingerprint. */
async function isSameCard(stripe: Stripe, customer: string, named: [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(named.map((id) => findMethod(stripe, id, customer)));
  return one?.card?.fingerprint !== undefined && one.card.fingerprint === other?.card?.fingerprint;
}

/** Whoever forgets it at the same time may have been quicker: a card that is nobody's any more is what was wanted. */
async function forgetCard(stripe: Stripe, payment_method: string): Promise<void> {
  await stripe.paymentMethods.detach(payment_method).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}
