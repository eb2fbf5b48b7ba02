import { SUBSCRIPTION_MESSAGES } from '@fairway/contracts/messages/subscriptions';
import type { SubscribeIn, Subscription } from '@fairway/contracts/subscriptions/subscriptions';
import { idIn } from '@fairway/contracts/primitives';
import { inTransaction, type Tx } from '@fairway/db/client';
import { localReceipt } from '#adapters/app-stores/local.ts';
import { InvalidReceipt, StoreUnavailable, type Purchase } from '#adapters/app-stores/app-store.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, invalid, invalidField, notFound } from '#core/app-error.ts';
import { isSubscribed, findReceiptErrors, productsFor } from './rules.ts';
import { followPurchases, lockSubscriber, readSubscribedUntil, savePurchase } from './repository.ts';

/** How the caller stands with their subscription (A12). */
export async function getSubscription(actor: Actor, { db, now, stores }: AppServices): Promise<Subscription> {
  const subscribed_until = (await readSubscribedUntil(db, actor.id)) ?? null;
  return {
    product_id: productsFor(actor.type, stores.products)[0] ?? '',
    subscribed: isSubscribed(subscribed_until, now()),
    subscribed_until: subscribed_until?.toISOString() ?? null,
    test: stores.local !== null,
  };
}

/**
 * Takes a purchase that its store has proved; showing it again changes nothing, and nobody can show another's. Refused under
 * `product_id`, `store` or `receipt`.
 */
export async function subscribe(actor: Actor, input: SubscribeIn, services: AppServices): Promise<Subscription> {
  const { db, now, stores } = services;
  const products = productsFor(actor.type, stores.products);
  if (!products.includes(input.product_id)) throw invalidField('product_id', SUBSCRIPTION_MESSAGES.notForYou);
  const store = stores[input.store];
  if (!store) throw invalidField('store', SUBSCRIPTION_MESSAGES.storeUnknown);
  const purchase = await store.verify(input.receipt).catch(refuse);
  const faults = findReceiptErrors(purchase, input.product_id, now());
  if (faults) throw invalid(faults);
  await inTransaction(db, async (tx) => {
    if (!(await lockSubscriber(tx, actor.id))) throw new AppError('unauthenticated');
    const isAnothers = await namesAnother(tx, purchase, actor);
    if (isAnothers || !(await savePurchase(tx, actor.id, purchase)))
      throw invalidField('receipt', SUBSCRIPTION_MESSAGES.otherAccount);
    await followPurchases(tx, actor.id, products);
  });
  return getSubscription(actor, services);
}

/** Subscribes without money for a month; in production there is no such call (A12). */
export async function subscribeForTest(actor: Actor, services: AppServices): Promise<Subscription> {
  if (!services.stores.local) throw notFound();
  const { product_id } = await getSubscription(actor, services);
  return subscribe(actor, { store: 'local', product_id, receipt: localReceipt(product_id, actor.id) }, services);
}

/** Whether it was bought in the name of somebody else who is here: the name of one who has left holds nobody back. */
async function namesAnother(tx: Tx, { buyer }: Purchase, actor: Actor): Promise<boolean> {
  if (buyer === null || idIn.parse(buyer) === actor.id) return false;
  return (await readSubscribedUntil(tx, idIn.parse(buyer))) !== undefined;
}

function refuse(error: unknown): never {
  if (error instanceof InvalidReceipt) throw invalidField('receipt', SUBSCRIPTION_MESSAGES.receiptInvalid);
  if (error instanceof StoreUnavailable)
    throw new AppError('unavailable', {
      message: SUBSCRIPTION_MESSAGES.storeAway,
      retryAfter: 60,
    });
  throw error;
}
