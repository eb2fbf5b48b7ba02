import type { JobDeps } from '../../../queues/deps.ts';
import { readOverdue } from '../store/deliveries.ts';
import { unpublishUntold } from '../store/outbox.ts';
import { deliveryJob } from './tell.ts';

const OVERDUE_MS = 2 * 60_000;
const BATCH = 1000;

/**
 * Hands on again what is overdue, in case the queue lost it: rows that are not told, deliveries that are not settled. What the
 * queue still has stays as it is. PostgreSQL is the truth about what is to be done, the queue only its means.
 */
export async function resume(
  { db, now, enqueue }: Pick<JobDeps, 'db' | 'now' | 'enqueue'>,
  overdueMs = OVERDUE_MS,
): Promise<number> {
  const before = new Date(now().getTime() - overdueMs);
  const untold = await unpublishUntold(db, before);
  const overdue = await readOverdue(db, before, BATCH);
  await enqueue('deliver', overdue.map(deliveryJob));
  return untold + overdue.length;
}
