import { inBatches } from '../../../queues/in-batches.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { deleteToldEvents } from '../store/outbox.ts';

const KEPT_MS = 30 * 86_400_000;

/** Clears away what was told more than thirty days ago; answers how many events went. */
export function clearOutbox({ db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS);
  return inBatches(1000, (limit) => deleteToldEvents(db, before, limit));
}
