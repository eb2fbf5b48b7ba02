import { EVENTS, type Event } from '@fairway/contracts/notifications/events';
import type { Tx } from '@fairway/db/client';
import { insertEvent, insertEvents, type OutboxRow } from './outbox.ts';

/** An event as it is written by a statement that writes something else as well; a payload that strays from its schema throws. */
export const toOutboxRow = ({ topic, payload }: Event): OutboxRow => ({
  topic,
  payload: JSON.stringify(EVENTS[topic].parse(payload)),
});

/**
 * Notes that something happened, in the transaction that makes it happen (M3): either both are kept or neither.
 * Who is told, and how, is worked out later by the worker.
 */
export async function publishEvent(tx: Tx, event: Event): Promise<void> {
  await insertEvent(tx, toOutboxRow(event));
}

/** The same of many at once. */
export async function publishEvents(tx: Tx, events: readonly Event[]): Promise<void> {
  await insertEvents(tx, events.map(toOutboxRow));
}
