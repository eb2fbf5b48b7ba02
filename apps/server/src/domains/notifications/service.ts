import { EVENTS, type Event } from '@fairway/contracts/events';
import type { Tx } from '@fairway/db/client';
import { insertEvent } from './store/outbox.ts';

/**
 * Notes that something happened, in the transaction that makes it happen (decision M3): either both are kept or neither.
 * Who is told, and how, is worked out later by the worker.
 */
export async function note(tx: Tx, event: Event): Promise<void> {
  await insertEvent(tx, event.topic, EVENTS[event.topic].parse(event.payload));
}
