import { EVENTS, type Event, type PayloadOf, type Topic } from '@fairway/contracts/events';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** Writes one row of the outbox, unpublished; its trigger wakes the relay when the caller's transaction commits. */
export async function insertEvent(tx: Tx, topic: Topic, payload: object): Promise<void> {
  await tx.$executeRaw(sql`INSERT INTO outbox (topic, payload) VALUES (${topic}, ${JSON.stringify(payload)}::jsonb)`);
}

/** The event of an outbox row and when it was noted, or null when there is none that we know how to tell. */
export async function readEvent(db: DbOrTx, outbox_id: bigint): Promise<(Event & { at: Date }) | null> {
  const row = await db.outbox.findUnique({ where: { id: outbox_id } });
  if (!row || !(row.topic in EVENTS)) return null;
  const topic = row.topic as Topic;
  return { topic, payload: EVENTS[topic].parse(row.payload), at: row.created_at } as Event & { at: Date };
}

/** The schemas, each known by its topic's payload. */
const PARSERS: { [T in Topic]: { parse: (payload: unknown) => PayloadOf<T> } } = EVENTS;

/** What a row of this topic says, or null when it is told already or gone. */
export async function readUntold<T extends Topic>(db: DbOrTx, id: bigint, topic: T): Promise<PayloadOf<T> | null> {
  const row = await db.outbox.findUnique({ where: { id, topic, told_at: null }, select: { payload: true } });
  return row && PARSERS[topic].parse(row.payload);
}

/** Has the relay hand over once more what it handed over by `before` and is not told yet; answers how many rows. */
export async function unpublishUntold(db: DbOrTx, before: Date): Promise<number> {
  const untold = { published_at: { lte: before }, told_at: null };
  return (await db.outbox.updateMany({ where: untold, data: { published_at: null } })).count;
}

/**
 * Marks a row as told and answers whether it was not before. Two workers at once: the second waits for the first's
 * transaction, and then finds the row told, or free again when the first one died.
 */
export async function claimUntold(tx: DbOrTx, id: bigint, at: Date): Promise<boolean> {
  return (await tx.outbox.updateMany({ where: { id, told_at: null }, data: { told_at: at } })).count === 1;
}

/**
 * Removes at most `limit` rows that were told before `before` and are settled, with the deliveries that came of them.
 * Answers how many went.
 */
export async function deleteToldEvents(db: DbOrTx, before: Date, limit: number): Promise<number> {
  return db.$executeRaw(sql`
    WITH told AS (
      SELECT id FROM outbox
      WHERE told_at < ${before}
        AND NOT EXISTS (SELECT FROM notification_deliveries d WHERE d.outbox_id = outbox.id AND d.status = 'pending')
      ORDER BY id LIMIT ${limit}
    ), deliveries AS (
      DELETE FROM notification_deliveries d USING told WHERE d.outbox_id = told.id
    )
    DELETE FROM outbox USING told WHERE outbox.id = told.id`);
}
