import { inTransaction } from '@fairway/db/client';
import { inBatches } from '../../../queues/in-batches.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { note } from '../../notifications/service.ts';
import { GIVEN_UP_AFTER, HANDED_ON_AFTER } from '../rules/exports.ts';
import { deleteExpired, failExports, findWaiting } from '../store/exports.ts';

const AT_ONCE = 100;

/**
 * Removes data whose link has expired, hands on again what the queue may have lost, and gives up what could not be made.
 * Answers how many were removed.
 */
export async function sweepExports({ db, now, enqueue }: Pick<JobDeps, 'db' | 'now' | 'enqueue'>): Promise<number> {
  const at = now().getTime();
  const [after, before] = [new Date(at - GIVEN_UP_AFTER), new Date(at - HANDED_ON_AFTER)];
  await failExports(db, after);
  const waiting = await findWaiting(db, { after, before }, AT_ONCE);
  await enqueue(
    'make-export',
    waiting.map(({ id }) => ({ id: `export-${id}`, payload: { export_id: id } })),
  );
  return inBatches(AT_ONCE, (limit) =>
    inTransaction(db, async (tx) => {
      const keys = await deleteExpired(tx, new Date(at), limit);
      for (const prefix of keys) if (prefix) await note(tx, { topic: 'files.gone', payload: { prefix } });
      return keys.length;
    }),
  );
}
