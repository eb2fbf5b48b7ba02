import { inTransaction } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import type { JobServices } from '#app/job-services.ts';
import { inBatches } from '#core/in-batches.ts';
import { publishEvent } from '#core/publish-event.ts';
import { claimItems, deleteSentItems, listDue } from './repository.ts';

/**
 * Sets going the email of the day of everybody for whom one is due (M27), and answers how many. Its event is published in the transaction
 * that puts its items into it, so that a worker that dies leaves both or neither; from there it goes out once, like any other notice.
 */
export function publishDigests({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  const at = now();
  return inBatches(200, async (limit) => {
    const due = await listDue(db, at, limit);
    if (due.length === 0) return 0;
    return inTransaction(db, async (tx) => {
      const digests = await claimItems(tx, due, at);
      for (const payload of digests) await publishEvent(tx, { topic: 'digest.due', payload });
      return digests.length;
    });
  });
}

const KEPT_MS = 30 * DAY_MS;

/** Clears away which offers went out in emails more than thirty days ago; answers how many. */
export function clearDigests({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS);
  return inBatches(1000, (limit) => deleteSentItems(db, before, limit));
}
