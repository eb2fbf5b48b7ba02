import type { UserType } from '@fairway/contracts/accounts';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import type { Purchase, StoreName } from '../../integrations/stores/store.ts';

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
  const rows = await tx.$queryRaw<{ type: UserType }[]>(
    sql`SELECT type::text FROM users WHERE id = ${user_id}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`,
  );
  return rows[0]?.type ?? null;
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
  const { store, product_id, transaction_id, original_id, expires_at, revoked_at, told_at } = purchase;
  const added = await tx.$executeRaw(sql`
    INSERT INTO store_purchases (id, user_id, store, product_id, transaction_id, original_id, expires_at, revoked_at, told_at)
    VALUES (gen_random_uuid(), ${user_id}::uuid, ${store}::store, ${product_id}, ${transaction_id}, ${original_id},
      ${expires_at}, ${revoked_at}, ${told_at})
    ON CONFLICT DO NOTHING`);
  if (added === 1) return true;
  if ((await readOwner(tx, purchase)) !== user_id) return false;
  await tx.store_purchases.updateMany({
    where: { store, transaction_id, user_id, told_at: { lte: told_at } },
    data: { product_id, expires_at, revoked_at, told_at },
  });
  return true;
}

/** Brings `subscribed_until` in line with the periods of these products that were not taken back. */
export async function followPurchases(tx: Tx, user_id: string, products: readonly string[]): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE users SET subscribed_until = (
      SELECT max(expires_at) FROM store_purchases
      WHERE user_id = ${user_id}::uuid AND revoked_at IS NULL AND product_id = ANY(${[...products]}::text[]))
    WHERE id = ${user_id}::uuid`);
}

/** Takes a store's notification in; false when it was taken before. */
export async function takeNotification(tx: Tx, store: StoreName, id: string): Promise<boolean> {
  const { count } = await tx.store_notifications.createMany({ data: { store, id }, skipDuplicates: true });
  return count === 1;
}

/** Forgets at most `limit` notifications that were taken in before `until`; answers how many. */
export const deleteNotifications = (db: DbOrTx, until: Date, limit: number): Promise<number> =>
  db.$executeRaw(sql`
    DELETE FROM store_notifications WHERE (store, id) IN
      (SELECT store, id FROM store_notifications WHERE received_at < ${until} LIMIT ${limit})`);
