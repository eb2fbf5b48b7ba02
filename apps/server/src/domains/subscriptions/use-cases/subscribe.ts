import type { SubscribeIn, Subscription } from '@fairway/contracts/subscriptions';
import { idIn } from '@fairway/contracts/primitives';
import { inTransaction } from '@fairway/db/client';
import { localReceipt } from '../../../integrations/stores/local.ts';
import { NotGenuine, StoreAway, type Purchase } from '../../../integrations/stores/store.ts';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, invalid, invalidField, notFound } from '../../../trpc/errors.ts';
import { isSubscribed } from '../../accounts/rules/subscription.ts';
import { faultsOf, productsFor } from '../rules.ts';
import { followPurchases, lockSubscriber, readSubscribedUntil, savePurchase } from '../store.ts';

const NOT_YOURS = 'This purchase belongs to another account.';

/** How the caller stands with their subscription (A12). */
export async function subscriptionOf(actor: Actor, { db, now, stores }: Deps): Promise<Subscription> {
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
export async function subscribe(actor: Actor, input: SubscribeIn, deps: Deps): Promise<Subscription> {
  const { db, now, stores } = deps;
  const products = productsFor(actor.type, stores.products);
  if (!products.includes(input.product_id)) throw invalidField('product_id', 'That is not a subscription for you.');
  const store = stores[input.store];
  if (!store) throw invalidField('store', 'Purchases of this store are not taken here.');
  const purchase = await store.verify(input.receipt).catch(refuse);
  const faults = faultsOf(purchase, input.product_id, now());
  if (faults) throw invalid(faults);
  await inTransaction(db, async (tx) => {
    if (!(await lockSubscriber(tx, actor.id))) throw new AppError('unauthenticated');
    const isAnothers = await namesAnother(purchase, actor, deps);
    if (isAnothers || !(await savePurchase(tx, actor.id, purchase))) throw invalidField('receipt', NOT_YOURS);
    await followPurchases(tx, actor.id, products);
  });
  return subscriptionOf(actor, deps);
}

/** Subscribes without money for a month; in production there is no such call (A12). */
export async function subscribeForTest(actor: Actor, deps: Deps): Promise<Subscription> {
  if (!deps.stores.local) throw notFound();
  const { product_id } = await subscriptionOf(actor, deps);
  return subscribe(actor, { store: 'local', product_id, receipt: localReceipt(product_id, actor.id) }, deps);
}

/** Whether it was bought in the name of somebody else who is here: the name of one who has left holds nobody back. */
async function namesAnother({ buyer }: Purchase, actor: Actor, { db }: Deps): Promise<boolean> {
  if (buyer === null || idIn.parse(buyer) === actor.id) return false;
  return (await readSubscribedUntil(db, idIn.parse(buyer))) !== undefined;
}

function refuse(error: unknown): never {
  if (error instanceof NotGenuine) throw invalidField('receipt', 'This purchase could not be verified.');
  if (error instanceof StoreAway)
    throw new AppError('unavailable', {
      message: 'The store cannot be reached at the moment. Please try again in a minute.',
      retryAfter: 60,
    });
  throw error;
}
