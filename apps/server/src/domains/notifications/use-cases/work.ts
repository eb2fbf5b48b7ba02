import { OUTBOX_ROW, WORK, type PayloadOf, type WorkTopic } from '@fairway/contracts/events';
import { defineJob, isRefusal, type Job, type QueueName } from '../../../queues/define-job.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { claimUntold, readUntold } from '../store/outbox.ts';

type Handle<T extends WorkTopic> = (payload: PayloadOf<T>, deps: JobDeps) => Promise<unknown>;

/**
 * The job that does the work of a topic. Its row is marked as told when the work is done or refused for good, so that a queue
 * that loses the job loses nothing. A worker that dies before the mark, or another with the same job, does the work again:
 * `handle` does no harm the second time.
 */
export function defineWork<T extends WorkTopic>(work: { topic: T; queue: QueueName; handle: Handle<T> }): Job<JobDeps> {
  const { topic, queue, handle } = work;
  return defineJob({
    name: WORK[topic],
    queue,
    payload: OUTBOX_ROW,
    handle: ({ outbox_id }, deps: JobDeps) => doUntold(BigInt(outbox_id), topic, handle, deps),
  });
}

async function doUntold<T extends WorkTopic>(id: bigint, topic: T, handle: Handle<T>, deps: JobDeps): Promise<void> {
  const payload = await readUntold(deps.db, id, topic);
  if (!payload) return;
  try {
    await handle(payload, deps);
  } catch (error) {
    if (isRefusal(error)) await claimUntold(deps.db, id, deps.now());
    throw error;
  }
  await claimUntold(deps.db, id, deps.now());
}
