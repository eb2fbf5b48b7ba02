import { idIn } from '@fairway/contracts/primitives';
import { inTransaction } from '@fairway/db/client';
import { inBatches } from '../../../queues/in-batches.ts';
import { NotGenuine, StoreAway, type Notification, type StoreName } from '../../../integrations/stores/store.ts';
import type { Deps } from '../../../trpc/context.ts';
import { AppError, notFound } from '../../../trpc/errors.ts';
import { productsFor } from '../rules.ts';
import {
  deleteNotifications,
  followPurchases,
  lockSubscriber,
  readOwner,
  savePurchase,
  takeNotification,
} from '../store.ts';

/** The stores try for three days to be heard; a notification is known again for much longer. */
const KEPT_DAYS = 90;

/** Takes in what the App Store tells. */
export function appleTells(signedPayload: string, deps: Deps): Promise<{ ok: true }> {
  if (!deps.stores.apple) throw notFound();
  return takeIn('apple', deps.stores.apple.read(signedPayload), deps);
}

/** Takes in what Google Play tells; `bearer` proves that it does. */
export function googleTells(body: unknown, bearer: string | null, deps: Deps): Promise<{ ok: true }> {
  if (!deps.stores.google) throw notFound();
  return takeIn('google', deps.stores.google.read(body, bearer), deps);
}

/**
 * Each notification counts once, and their order does not matter: a period keeps what its store said last of it. One for somebody
 * we do not know is left alone: their own call brings the purchase.
 */
async function takeIn(store: StoreName, reading: Promise<Notification>, { db, stores }: Deps): Promise<{ ok: true }> {
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
export const sweepNotifications = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> => {
  const until = new Date(now().getTime() - KEPT_DAYS * 24 * 3_600_000);
  return inBatches(1000, (size) => deleteNotifications(db, until, size));
};

function refuse(error: unknown): never {
  if (error instanceof NotGenuine)
    throw new AppError('unauthenticated', { message: 'This is not proved to be from the store.' });
  if (error instanceof StoreAway) throw new AppError('unavailable', { retryAfter: 60 });
  throw error;
}
