import { EVENTS, type Event, type PayloadOf, type Topic } from '@fairway/contracts/notifications/events';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, query } from '@fairway/db/query';
import { sql } from 'kysely';

/** An event as the outbox takes it. JSON travels as its text. */
export interface OutboxRow {
  topic: Topic;
  payload: string;
}

/** Writes one row of the outbox, unpublished; its trigger wakes the relay when the caller's transaction commits. */
export async function insertEvent(tx: Tx, row: OutboxRow): Promise<void> {
  // The time of the event is the database's, which Prisma's own insert would not let it be.
  await execute(tx, query.insertInto('outbox').values(row));
}

/** The same of many in one statement. */
export async function insertEvents(tx: Tx, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length === 0) return;
  // Two parameters for however many: a statement may have no more than 65,535.
  const topics = rows.map(({ topic }) => topic);
  const payloads = rows.map(({ payload }) => payload);
  await execute(
    tx,
    sql`
      INSERT INTO outbox (topic, payload)
      SELECT topic, payload::jsonb
      FROM unnest(${topics}::text[], ${payloads}::text[]) WITH ORDINALITY AS event (topic, payload, nth)
      ORDER BY nth`,
  );
}

/** The event of an outbox row and when it was noted, or null when there is none that we know how to tell. */
export async function readEvent(db: DbOrTx, outbox_id: bigint): Promise<(Event & { at: Date }) | null> {
  const row = await db.outbox.findUnique({ where: { id: outbox_id } });
  return row && parseEvent(row);
}

/** What a row of the outbox says, or null when it is of a topic that we do not know (any more). */
export function parseEvent(row: { topic: string; payload: unknown; created_at: Date }): (Event & { at: Date }) | null {
  if (!(row.topic in EVENTS)) return null;
  const topic = row.topic as Topic;
  return { topic, payload: EVENTS[topic].parse(row.payload), at: row.created_at } as Event & { at: Date };
}

/** The schemas, each known by its topic's payload. */
const PARSERS: { [T in Topic]: { parse: (payload: unknown) => PayloadOf<T> } } = EVENTS;

/** What a row of this topic says, or null when it is told already or gone. */
export async function readUnprocessed<T extends Topic>(db: DbOrTx, id: bigint, topic: T): Promise<PayloadOf<T> | null> {
  const row = await db.outbox.findUnique({ where: { id, topic, processed_at: null }, select: { payload: true } });
  return row && PARSERS[topic].parse(row.payload);
}

/** Has the relay hand over once more what it handed over by `before` and is not told yet; answers how many rows. */
export async function requeueUnprocessed(db: DbOrTx, before: Date): Promise<number> {
  const unprocessed = { published_at: { lte: before }, processed_at: null };
  return (await db.outbox.updateMany({ where: unprocessed, data: { published_at: null } })).count;
}

/**
 * Marks a row as told and answers whether it was not before. Two workers at once: the second waits for the first's
 * transaction, and then finds the row told, or free again when the first one died.
 */
export async function claimUnprocessed(tx: DbOrTx, id: bigint, at: Date): Promise<boolean> {
  return (await tx.outbox.updateMany({ where: { id, processed_at: null }, data: { processed_at: at } })).count === 1;
}

/**
 * Removes at most `limit` rows that were told before `before` and are settled, with the deliveries that came of them;
 * those of a message, and of a mail with messages, stay as long as the message. Answers how many went.
 */
export const deleteProcessedEvents = (db: DbOrTx, before: Date, limit: number): Promise<number> =>
  execute(
    db,
    query
      .with('told', (told) =>
        told
          .selectFrom('outbox')
          .select('id')
          .where('processed_at', '<', before)
          .where((eb) => {
            const deliveries = eb.selectFrom('notification_deliveries as d').whereRef('d.outbox_id', '=', 'outbox.id');
            return eb.not(eb.exists(deliveries.select('d.id').where('d.status', '=', 'pending')));
          })
          .orderBy('id')
          .limit(limit),
      )
      .with('deliveries', (deliveries) =>
        deliveries
          .deleteFrom('notification_deliveries as d')
          .using('told')
          .whereRef('d.outbox_id', '=', 'told.id')
          .where('d.message_id', 'is', null)
          .where('d.digest_id', 'is', null),
      )
      .deleteFrom('outbox')
      .using('told')
      .whereRef('outbox.id', '=', 'told.id'),
  );
