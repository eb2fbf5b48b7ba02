import type { DbOrTx, Tx } from '@fairway/db/client';
import type { delivery_reason } from '@fairway/db/enums';
import { execute, query } from '@fairway/db/query';
import { sql } from 'kysely';

const updateMail = (id: string) =>
  query.updateTable('notification_deliveries').where('id', '=', id).where('channel', '=', 'email');

/** Whether there is a mail of this id. */
export const isKnownMail = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.notification_deliveries.count({ where: { id, channel: 'email' } })) === 1;

/** Notes that a mail has arrived, and when it was opened; what was noted first stays. */
export async function markDelivered(db: DbOrTx, id: string, at: Date): Promise<void> {
  await execute(
    db,
    updateMail(id).set((eb) => ({ delivered_at: eb.fn.coalesce('delivered_at', sql.val(at)) })),
  );
}

export async function markOpened(db: DbOrTx, id: string, at: Date): Promise<void> {
  await execute(
    db,
    updateMail(id).set((eb) => ({
      delivered_at: eb.fn.coalesce('delivered_at', sql.val(at)),
      opened_at: eb.fn.coalesce('opened_at', sql.val(at)),
    })),
  );
}

/**
 * Notes that a mail came back, and answers whether that is news. The same bounce told twice at once: the second waits for the first and
 * finds it failed. One that is told before we have noted that the mail went stays, for that note is of what is pending alone.
 */
export const markBounced = async (
  tx: Tx,
  id: string,
  { reason, detail, at }: { reason: delivery_reason; detail: string; at: Date },
): Promise<boolean> =>
  (await execute(
    tx,
    updateMail(id)
      .where('status', '<>', 'failed')
      .set({ status: 'failed', reason, detail, settled_at: at, claim_token: null, claimed_until: null }),
  )) === 1;
