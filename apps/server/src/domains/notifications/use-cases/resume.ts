import type { JobDeps } from '../../../queues/deps.ts';
import { readOverdue } from '../store/deliveries.ts';
import { deliveryJob } from './tell.ts';

const OVERDUE_MS = 2 * 60_000;
const BATCH = 1000;

/**
 * Hands overdue deliveries to the queue again, in case it lost them; what it still has stays as it is. PostgreSQL is the
 * truth about what is to be sent, the queue only its means.
 */
export async function resume(
  { db, now, enqueue }: Pick<JobDeps, 'db' | 'now' | 'enqueue'>,
  overdueMs = OVERDUE_MS,
): Promise<number> {
  const overdue = await readOverdue(db, new Date(now().getTime() - overdueMs), BATCH);
  await enqueue('deliver', overdue.map(deliveryJob));
  return overdue.length;
}
