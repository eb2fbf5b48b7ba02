import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { v7 } from 'uuid';

/** What is to wait for its readers' email of the day: an event of a message or of an offer. */
export interface NewItems {
  outbox_id: bigint;
  message_id: string | null;
  offer_id: string | null;
}

/** Keeps an event for the emails of its readers, in one statement; what is kept already stays as it is. */
export async function insertItems(
  tx: Tx,
  { outbox_id, message_id, offer_id }: NewItems,
  readers: readonly { user_id: string; due_at: Date }[],
): Promise<void> {
  if (readers.length === 0) return;
  const ids = readers.map(() => v7());
  const users = readers.map(({ user_id }) => user_id);
  const times = readers.map(({ due_at }) => due_at);
  const waiting = sql<{
    id: string;
    user_id: string;
    due_at: Date;
  }>`unnest(${ids}::uuid[], ${users}::uuid[], ${times}::timestamptz[])`;
  await execute(
    tx,
    query
      .insertInto('digest_items')
      .columns(['id', 'outbox_id', 'message_id', 'offer_id', 'user_id', 'due_at'])
      .expression(
        query
          .selectFrom(waiting.as<'waiting'>(sql`waiting(id, user_id, due_at)`))
          .select((eb) => [
            'waiting.id',
            eb.val(outbox_id).as('outbox_id'),
            eb.cast<string | null>(eb.val(message_id), 'uuid').as('message_id'),
            eb.cast<string | null>(eb.val(offer_id), 'uuid').as('offer_id'),
            'waiting.user_id',
            'waiting.due_at',
          ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** An email of a day that is to be made of what waited for it. */
export interface Digest {
  user_id: string;
  digest_id: string;
}

/** People for whom something is due, the longest waiting first. */
export const listDue = async (db: DbOrTx, now: Date, limit: number): Promise<string[]> => {
  const rows = await fetchRows(
    db,
    query
      .selectFrom('digest_items')
      .select('user_id')
      .where('digest_id', 'is', null)
      .where('due_at', '<=', now)
      .groupBy('user_id')
      .orderBy((eb) => eb.fn.min('due_at'))
      .orderBy('user_id')
      .limit(limit),
  );
  return rows.map(({ user_id }) => user_id);
};

/**
 * Puts all that is due for these people into one email each, and answers those that there is something in. Two sweeps at once: each
 * person is held by one, the other passes them by; one that comes later finds nothing that waits.
 */
export async function claimItems(tx: Tx, user_ids: readonly string[], now: Date): Promise<Digest[]> {
  const digests = user_ids.map(() => v7());
  const asked = sql<Digest>`unnest(${user_ids}::uuid[], ${digests}::uuid[])`.as<'asked'>(
    sql`asked(user_id, digest_id)`,
  );
  const held = query
    .selectFrom('users as u')
    .innerJoin(asked, 'asked.user_id', 'u.id')
    .select(['u.id', 'asked.digest_id'])
    .orderBy('u.id')
    .forNoKeyUpdate('u')
    .skipLocked();
  const claimed = await fetchRows(
    tx,
    query
      .updateTable('digest_items as i')
      .from(held.as('held'))
      .whereRef('i.user_id', '=', 'held.id')
      .where('i.digest_id', 'is', null)
      .where('i.due_at', '<=', now)
      .set((eb) => ({ digest_id: eb.ref('held.digest_id') }))
      .returning((eb) => ['i.user_id', eb.ref('held.digest_id').as('digest_id')]),
  );
  return [...new Map(claimed.map((digest) => [digest.digest_id, digest])).values()];
}

/**
 * Removes at most `limit` of what went out before `before`, but for messages, whose sender reads what became of them; and with the last of an
 * email the delivery of that. Answers how many.
 */
export const deleteSentItems = (db: DbOrTx, before: Date, limit: number): Promise<number> =>
  execute(
    db,
    query
      .with('old', (cte) =>
        cte
          .selectFrom('digest_items')
          .select(['id', 'digest_id'])
          .where('due_at', '<', before)
          .where('digest_id', 'is not', null)
          .where('message_id', 'is', null)
          .orderBy('id')
          .limit(limit),
      )
      .with('emails', (cte) =>
        cte
          .deleteFrom('notification_deliveries as d')
          .using('old')
          .whereRef('d.digest_id', '=', 'old.digest_id')
          .where('d.status', '<>', 'pending')
          .where((eb) => {
            const others = eb
              .selectFrom('digest_items as i')
              .select('i.id')
              .whereRef('i.digest_id', '=', 'd.digest_id')
              .where('i.id', 'not in', eb.selectFrom('old').select('id'));
            return eb.not(eb.exists(others));
          }),
      )
      .deleteFrom('digest_items')
      .using('old')
      .whereRef('digest_items.id', '=', 'old.id'),
  );
