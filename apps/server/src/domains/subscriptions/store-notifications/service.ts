import { SUBSCRIPTION_MESSAGES } from '@fairway/contracts/messages/subscriptions';
import { idIn } from '@fairway/contracts/primitives';
import { inTransaction } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import { inBatches } from '#core/in-batches.ts';
import { InvalidReceipt, StoreUnavailable, type Notification, type StoreName } from '#adapters/app-stores/app-store.ts';
import type { AppServices, CoreServices } from '#app/context.ts';
import { AppError, notFound } from '#core/app-error.ts';
import { productsFor } from '#domains/subscriptions/subscription/rules.ts';
import {
  deleteNotifications,
  followPurchases,
  lockSubscriber,
  readOwner,
  savePurchase,
  takeNotification,
} from '#domains/subscriptions/subscription/repository.ts';

/** The stores try for three days to be heard; a notification is known again for much longer. */
const KEPT_DAYS = 90;

/** Takes in what the App Store tells. */
export function handleAppleNotification(signedPayload: string, services: AppServices): Promise<{ ok: true }> {
  if (!services.stores.apple) throw notFound();
  return takeIn('apple', services.stores.apple.read(signedPayload), services);
}

/** Takes in what Google Play tells; `bearer` proves that it does. */
export function handleGoogleNotification(
  body: unknown,
  bearer: string | null,
  services: AppServices,
): Promise<{ ok: true }> {
  if (!services.stores.google) throw notFound();
  return takeIn('google', services.stores.google.read(body, bearer), services);
}

/**
 * Each notification counts once, and their order does not matter: a period keeps what its store said last of it. One for somebody
 * we do not know is left alone: their own call brings the purchase.
 */
async function takeIn(
  store: StoreName,
  reading: Promise<Notification>,
  { db, stores }: AppServices,
): Promise<{ ok: true }> {
  const { id, purchase } = await reading.catch(refuse);
  await inTransaction(db, async (tx) => {
    if (!(await takeNotification(tx, store, id)) || !purchase) return;
    const subscriber = (await readOwner(tx, purchase)) ?? (purchase.buyer === null ? null : idIn.parse(purchase.buyer));
    const type = subscriber === null ? null : await lockSubscriber(tx, subscriber);
    if (subscriber === null || type === null || !(await savePurchase(tx, subscriber, purchase))) return;
    await followPurchases(tx, subscriber, productsFor(type, stores.products));
  });
  return { ok: true };
}

/** Forgets notifications of long ago; answers how many. */
export const sweepNotifications = ({ db, now }: CoreServices): Promise<number> => {
  const until = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  return inBatches(1000, (size) => deleteNotifications(db, until, size));
};

function refuse(error: unknown): never {
  if (error instanceof InvalidReceipt)
    throw new AppError('unauthenticated', { message: SUBSCRIPTION_MESSAGES.notVerified });
  if (error instanceof StoreUnavailable) throw new AppError('unavailable', { retryAfter: 60 });
  throw error;
}
