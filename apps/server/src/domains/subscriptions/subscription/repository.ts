import type { UserType } from '@fairway/contracts/auth/accounts';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchFirst, query } from '@fairway/db/query';
import { v7 } from 'uuid';
import type { Purchase, StoreName } from '#adapters/app-stores/app-store.ts';

/** The end of what a live person has paid for; undefined when there is no such person. */
export async function readSubscribedUntil(db: DbOrTx, user_id: string): Promise<Date | null | undefined> {
  const user = await db.users.findFirst({
    where: { id: user_id, deleted_at: null },
    select: { subscribed_until: true },
  });
  return user?.subscribed_until;
}

/**
 * Makes what changes one person's subscription take turns until the transaction ends: two notifications at once would each
 * work out the end without the other's period. Answers their type; null when there is no such live person.
 */
export async function lockSubscriber(tx: Tx, user_id: string): Promise<UserType | null> {
  const person = query.selectFrom('users').select('type').where('id', '=', user_id).where('deleted_at', 'is', null);
  return (await fetchFirst(tx, person.forNoKeyUpdate()))?.type ?? null;
}

/** Whose a subscription is, by any of its periods. */
export async function readOwner(db: DbOrTx, { store, original_id }: Purchase): Promise<string | null> {
  const period = await db.store_purchases.findFirst({ where: { store, original_id }, select: { user_id: true } });
  return period?.user_id ?? null;
}

/**
 * Keeps a period as the store tells of it; what the store had said later than this stays. False when the subscription is
 * another person's: the exclusion constraint refuses a second owner, however closely two of them come after each other.
 */
export async function savePurchase(tx: Tx, user_id: string, purchase: Purchase): Promise<boolean> {
  const { store, product_id, transaction_id, original_id, expires_at, revoked_at, reported_at } = purchase;
  const period = { user_id, store, product_id, transaction_id, original_id, expires_at, revoked_at, reported_at };
  const added = await execute(
    tx,
    query
      .insertInto('store_purchases')
      .values({ id: v7(), ...period })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (added === 1) return true;
  if ((await readOwner(tx, purchase)) !== user_id) return false;
  await tx.store_purchases.updateMany({
    where: { store, transaction_id, user_id, reported_at: { lte: reported_at } },
    data: { product_id, expires_at, revoked_at, reported_at },
  });
  return true;
}

/** Brings `subscribed_until` in line with the periods of these products that were not taken back. */
export async function followPurchases(tx: Tx, user_id: string, products: readonly string[]): Promise<void> {
  const paid = query
    .selectFrom('store_purchases')
    .select((eb) => eb.fn.max('expires_at').as('until'))
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where((eb) => eb('product_id', '=', eb.fn.any(eb.val([...products]))));
  await execute(tx, query.updateTable('users').set({ subscribed_until: paid }).where('id', '=', user_id));
}

/** Takes a store's notification in; false when it was taken before. */
export async function takeNotification(tx: Tx, store: StoreName, id: string): Promise<boolean> {
  const { count } = await tx.store_notifications.createMany({ data: { store, id }, skipDuplicates: true });
  return count === 1;
}

/** Forgets at most `limit` notifications that were taken in before `until`; answers how many. */
export function deleteNotifications(db: DbOrTx, until: Date, limit: number): Promise<number> {
  const old = query
    .selectFrom('store_notifications')
    .select(['store', 'id'])
    .where('received_at', '<', until)
    .limit(limit)
    .$asTuple('store', 'id');
  return execute(
    db,
    query.deleteFrom('store_notifications').where((eb) => eb(eb.refTuple('store', 'id'), 'in', old)),
  );
}
