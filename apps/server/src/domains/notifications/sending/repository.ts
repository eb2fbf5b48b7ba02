import { inTransaction, type Db, type DbOrTx } from '@fairway/db/client';
import type { PushDevices } from '#adapters/push/push-sender.ts';
import { coalesce } from '#core/coalesce.ts';

/** More of a kind than a person may have. */
const DEVICES = 50;

/** The devices of a person that take pushes: phones and browsers. */
export const listPushDevices = coalesce(async (db: Db, user_ids: readonly string[]): Promise<PushDevices[]> => {
  const where = { user_id: { in: [...user_ids] } };
  const take = DEVICES * user_ids.length;
  const [tokens, subscriptions] = await Promise.all([
    db.push_tokens.findMany({ where, select: { user_id: true, token: true }, take }),
    db.push_subscriptions.findMany({
      where,
      select: { user_id: true, endpoint: true, p256dh: true, auth: true },
      take,
    }),
  ]);
  const phones = Map.groupBy(tokens, ({ user_id }) => user_id);
  const browsers = Map.groupBy(subscriptions, ({ user_id }) => user_id);
  return user_ids.map((user_id) => ({
    tokens: (phones.get(user_id) ?? []).map(({ token }) => token),
    subscriptions: (browsers.get(user_id) ?? []).map(({ user_id: _id, ...subscription }) => subscription),
  }));
});

/** Drops devices that take no pushes any more, by their tokens and endpoints (M6). */
export async function deletePushDevices(db: DbOrTx, user_id: string, dead: string[]): Promise<void> {
  if (!dead.length) return;
  await db.push_tokens.deleteMany({ where: { user_id, token: { in: dead } } });
  await db.push_subscriptions.deleteMany({ where: { user_id, endpoint: { in: dead } } });
}

/** How many texts somebody has been sent of what was told since then, with those before `id` that other workers send just now. */
export const countTexts = (
  db: Db,
  { user_id, id, since, now }: { user_id: string; id: string; since: Date; now: Date },
): Promise<number> =>
  db.notification_deliveries.count({
    where: {
      user_id,
      channel: 'text',
      created_at: { gte: since },
      OR: [{ status: 'sent' }, { status: 'pending', claimed_until: { gt: now }, id: { lt: id } }],
    },
  });

/** Leaves a delivery to those of its readers for whom it goes out: nobody is to read of the others that it reached them. */
export const narrowDelivery = (
  db: Db,
  id: string,
  { child_id, also_for }: { child_id: string | null; also_for: string[] },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.notification_deliveries.updateMany({ where: { id }, data: { child_id } });
    await tx.delivery_children.deleteMany({ where: { delivery_id: id, child_id: { notIn: also_for } } });
  });
