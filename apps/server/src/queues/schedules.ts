import { jobs } from './registry.ts';
import type { Producer } from './producer.ts';

/** Writes the schedules of all swept jobs into Redis; any number of workers may do so, there is one of each. */
export async function writeSchedules(producer: Producer): Promise<void> {
  for (const { name, queue, options, schedule } of jobs) {
    if (!schedule) continue;
    const target = await producer.queue(queue);
    await target.upsertJobScheduler(name, schedule, { name, data: {}, opts: options });
  }
}
