import { idIn } from '@fairway/contracts/primitives';
import { inTransaction, type Tx } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import type { ProviderNews } from '#adapters/stripe/payments.ts';
import type { JobServices } from '#app/job-services.ts';
import { inBatches } from '#core/in-batches.ts';
import type { AppServices } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { deleteWebhookEvents, isKnownWebhookEvent, claimWebhookEvent } from './repository.ts';
import { clearCard, findByCustomer, writeFirstCard } from '#domains/checkout/cards/repository.ts';
import { readPurchase } from '#domains/checkout/purchases/repository.ts';
import { nextPurchaseStep } from '#domains/checkout/purchases/rules.ts';
import { refreshConnectedAccount } from '#domains/checkout/payout-account/service.ts';
import { cancelAttempt, settle } from '#domains/checkout/purchases/service.ts';

type WebhookServices = Pick<AppServices, 'db' | 'now' | 'payments' | 'purchaseFulfillers'>;

/** How long the provider may repeat a message, with room to spare. */
const KEPT_DAYS = 60;

/**
 * Takes in a message of the card provider by its raw body, each once, however often and in whatever order they come. False when it is
 * not the provider's. What fails is thrown, so that it is sent again.
 */
export async function handleStripeWebhook(
  body: Buffer,
  signature: string,
  services: WebhookServices,
): Promise<boolean> {
  const message = await services.payments.readNews(body, signature);
  if (!message) return false;
  if (await isKnownWebhookEvent(services.db, message.id)) return true;
  const act = message.news ? await actOn(message.news, services) : null;
  await inTransaction(services.db, async (tx) => {
    if (await claimWebhookEvent(tx, message.id, services.now())) await act?.(tx);
  });
  return true;
}

type Act = (tx: Tx) => Promise<unknown>;

/** Asks the provider what has to be asked, and answers what is to be written. */
async function actOn(news: ProviderNews, services: WebhookServices): Promise<Act | null> {
  switch (news.kind) {
    case 'card.removed':
      return (tx) => clearCard(tx, news.payment_method);
    case 'payee.changed':
      return refreshConnectedAccount(news.payee, services);
    case 'card.confirmed':
      return firstCard(news, services);
    case 'payment.changed':
      await payment(news, services);
      return null;
  }
}

/**
 * A payment that went through or was refused. It is looked at as it is now, for messages come late and out of order, and settled in
 * a transaction of its own: taking the message twice changes nothing. A payment that is none of ours is left to the nightly reconciliation.
 */
async function payment(
  { payment_intent_id, reference }: { payment_intent_id: string; reference: string | null },
  services: WebhookServices,
): Promise<void> {
  const purchase = reference === null ? null : await readPurchase(services.db, idIn.parse(reference));
  if (!purchase) return;
  const now = await services.payments.readPayment(payment_intent_id);
  const step = nextPurchaseStep(now);
  if (step === 'deliver') await settle(purchase.id, now, services);
  if (step === 'give_up' && purchase.status === 'pending') await cancelAttempt(purchase, now, services);
}

/**
 * A first card that the browser confirmed and could not tell us of. One in the place of another is left alone: that takes the password
 * (C6), which a message does not bring.
 */
async function firstCard(
  { customer, payment_method }: { customer: string; payment_method: string },
  { db, payments }: WebhookServices,
): Promise<Act | null> {
  const payer = await findByCustomer(db, customer);
  if (!payer || payer.stripe_payment_method !== null) return null;
  try {
    const { last4 } = await payments.saveCard(customer, payment_method);
    const card = { stripe_payment_method: payment_method, stripe_card: last4 };
    return (tx) => writeFirstCard(tx, payer.id, card);
  } catch (error) {
    // Let go of since: there is nothing to keep any more.
    if (error instanceof AppError && error.kind === 'invalid') return null;
    throw error;
  }
}

/** Forgets the messages that will not come again; answers how many. */
export const sweepWebhookEvents = ({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> =>
  inBatches(500, (limit) => deleteWebhookEvents(db, { before: new Date(now().getTime() - KEPT_DAYS * DAY_MS), limit }));
