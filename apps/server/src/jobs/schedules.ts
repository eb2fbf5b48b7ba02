import { QUEUES } from '#app/define-job.ts';
import type { Producer } from './producer.ts';

/**
 * Writes the schedules of all swept jobs into Redis; any number of workers may do so, there is one of each. A schedule of an
 * earlier version, whose job has another name now or none, goes.
 */
export async function writeSchedules(producer: Producer): Promise<void> {
  const scheduled = producer.registry.jobs.flatMap((job) => (job.schedule ? [{ ...job, schedule: job.schedule }] : []));
  for (const { name, queue, options, schedule } of scheduled) {
    const target = await producer.queue(queue);
    await target.upsertJobScheduler(name, schedule, { name, data: {}, opts: options });
  }
  for (const queue of QUEUES) {
    const target = await producer.queue(queue);
    const known = new Set(scheduled.filter((job) => job.queue === queue).map(({ name }) => name));
    for (const { key } of await target.getJobSchedulers()) if (!known.has(key)) await target.removeJobScheduler(key);
  }
}
