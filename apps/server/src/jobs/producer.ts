import { assertNoTransaction } from '@fairway/db/transaction';
import type { JobRegistry } from '#app/job-registry.ts';
import type { Enqueue } from '#app/job-services.ts';
import { Queues } from './queues.ts';

/** Adds jobs to the queues. */
export class Producer extends Queues {
  readonly registry: JobRegistry;

  constructor(connection: Queues['connection'], registry: JobRegistry) {
    super(connection);
    this.registry = registry;
  }

  readonly enqueue: Enqueue = async (name, jobs) => {
    assertNoTransaction('The queue');
    if (!jobs.length) return;
    const { queue, options } = this.registry.get(name);
    const target = await this.queue(queue);
    await target.addBulk(
      jobs.map(({ id, payload, delayMs = 0 }) => ({
        name,
        data: payload,
        opts: { ...options, jobId: id, ...(delayMs > 0 ? { delay: delayMs } : {}) },
      })),
    );
  };
}
