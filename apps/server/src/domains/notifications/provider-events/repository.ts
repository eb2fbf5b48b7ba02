import type { DbOrTx, Tx } from '@fairway/db/client';
import type { delivery_reason } from '@fairway/db/enums';
import { execute, fetchFirst, query } from '@fairway/db/query';
import { sql } from 'kysely';
import type { Mail } from './rules.ts';

/** What a provider tells of, by the channel that it is the provider of. */
export interface Told {
  id: string;
  channel: 'email' | 'text';
}

const updateTold = ({ id, channel }: Told) =>
  query.updateTable('notification_deliveries').where('id', '=', id).where('channel', '=', channel);

/** Whether there is such a delivery. */
export const isKnown = async (db: DbOrTx, { id, channel }: Told): Promise<boolean> =>
  (await db.notification_deliveries.count({ where: { id, channel } })) === 1;

/** The mail of a delivery; null where there is none. */
export const findMail = (db: DbOrTx, id: string): Promise<Mail | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('notification_deliveries as d')
      .leftJoin('outbox as o', 'o.id', 'd.outbox_id')
      .leftJoin('users as u', 'u.id', 'd.user_id')
      .leftJoin('invitations as i', (join) =>
        // Sought by its id, which no other event names: the other way round all invitations would be read for each mail.
        join.on((eb) =>
          eb(
            'i.id',
            '=',
            eb
              .case()
              .when('o.topic', '=', 'invitation.made')
              .then(sql<string>`(o.payload->>'invitation_id')::uuid`)
              .end(),
          ),
        ),
      )
      .select((eb) => ['o.topic', eb.fn.coalesce('u.email', 'i.email').as('address')])
      .where('d.id', '=', id)
      .where('d.channel', '=', 'email'),
  );

/** Notes that something has arrived, and when it was opened; what was noted first stays. */
export async function markDelivered(db: DbOrTx, told: Told, at: Date): Promise<void> {
  await execute(
    db,
    updateTold(told).set((eb) => ({ delivered_at: eb.fn.coalesce('delivered_at', sql.val(at)) })),
  );
}

export async function markOpened(db: DbOrTx, told: Told, at: Date): Promise<void> {
  await execute(
    db,
    updateTold(told).set((eb) => ({
      delivered_at: eb.fn.coalesce('delivered_at', sql.val(at)),
      opened_at: eb.fn.coalesce('opened_at', sql.val(at)),
    })),
  );
}

/**
 * Notes that something came back, and answers whether that is news. The same bounce told twice at once: the second waits for the first and
 * finds it failed. One that is told before we have noted that it went stays, for that note is of what is pending alone.
 */
export const markBounced = async (
  tx: Tx,
  told: Told,
  { reason, detail, at }: { reason: delivery_reason; detail: string; at: Date },
): Promise<boolean> =>
  (await execute(
    tx,
    updateTold(told)
      .where('status', '<>', 'failed')
      .set({ status: 'failed', reason, detail, settled_at: at, claim_token: null, claimed_until: null }),
  )) === 1;
