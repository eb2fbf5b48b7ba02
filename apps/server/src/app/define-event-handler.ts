import {
  OUTBOX_ROW,
  SIDE_EFFECTS,
  type PayloadOf,
  type SideEffectTopic,
} from '@fairway/contracts/notifications/events';
import { defineJob, isRefusal, type Job, type QueueName } from './define-job.ts';
import type { JobServices } from './job-services.ts';
import { claimUnprocessed, readUnprocessed } from '#core/outbox.ts';

type Handle<T extends SideEffectTopic> = (payload: PayloadOf<T>, services: JobServices) => Promise<unknown>;

/**
 * The job that does the work of a topic. Its row is marked as told when the work is done or refused for good, so that a queue
 * that loses the job loses nothing. A worker that dies before the mark, or another with the same job, does the work again:
 * `handle` does no harm the second time.
 */
export function defineEventHandler<T extends SideEffectTopic>(work: {
  topic: T;
  queue: QueueName;
  handle: Handle<T>;
}): Job<JobServices> {
  const { topic, queue, handle } = work;
  return defineJob({
    name: SIDE_EFFECTS[topic],
    queue,
    payload: OUTBOX_ROW,
    handle: ({ outbox_id }, services: JobServices) => handleUnprocessed(BigInt(outbox_id), topic, handle, services),
  });
}

async function handleUnprocessed<T extends SideEffectTopic>(
  id: bigint,
  topic: T,
  handle: Handle<T>,
  services: JobServices,
): Promise<void> {
  const payload = await readUnprocessed(services.db, id, topic);
  if (!payload) return;
  try {
    await handle(payload, services);
  } catch (error) {
    if (isRefusal(error)) await claimUnprocessed(services.db, id, services.now());
    throw error;
  }
  await claimUnprocessed(services.db, id, services.now());
}
