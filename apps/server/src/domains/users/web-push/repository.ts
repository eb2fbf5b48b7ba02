import type { PushSubscriptionIn } from '@fairway/contracts/users/web-push';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { execute, query } from '@fairway/db/query';
import { sql } from 'kysely';

interface SubscriptionOwner {
  user_id: string;
  session_id_hash: string;
  device: string;
  created_at: Date;
}

/**
 * Ties a browser to the session signed in on it, whoever had it before (M6), and drops all but the person's newest. Those that come at
 * once take turns at the person's row, or each would miss the others'.
 */
export async function saveSubscription(
  tx: Tx,
  { endpoint, p256dh, auth }: PushSubscriptionIn,
  owner: SubscriptionOwner,
  most: number,
): Promise<void> {
  const { user_id } = owner;
  await lockOwner(tx, user_id);
  const row = { p256dh, auth, ...owner };
  await tx.push_subscriptions.upsert({ where: { endpoint }, create: { endpoint, ...row }, update: row });
  const older = query
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', user_id)
    .orderBy(sql`endpoint = ${endpoint}`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .offset(most);
  await execute(
    tx,
    query.deleteFrom('push_subscriptions').where('user_id', '=', user_id).where('endpoint', 'in', older),
  );
}

/** Drops a browser of this person's. */
export async function deleteSubscription(db: DbOrTx, user_id: string, endpoint: string): Promise<void> {
  await db.push_subscriptions.deleteMany({ where: { user_id, endpoint } });
}
