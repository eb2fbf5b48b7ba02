import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, query } from '@fairway/db/query';

/** Notes a message of the provider; false when it was taken in before. Of two at once the second waits for the first to commit. */
export async function claimWebhookEvent(tx: Tx, id: string, at: Date): Promise<boolean> {
  const event = query.insertInto('webhook_events').values({ id, received_at: at });
  return (
    (await execute(
      tx,
      event.onConflict((conflict) => conflict.doNothing()),
    )) === 1
  );
}

export const isKnownWebhookEvent = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.webhook_events.count({ where: { id } })) === 1;

/** Forgets messages that the provider will not send again; answers how many. */
export const deleteWebhookEvents = (db: DbOrTx, { before, limit }: { before: Date; limit: number }): Promise<number> =>
  execute(
    db,
    query
      .deleteFrom('webhook_events')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('webhook_events')
          .select('id')
          .where('received_at', '<', before)
          .orderBy('received_at')
          .limit(limit),
      ),
  );
