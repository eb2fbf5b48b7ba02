import { inTransaction } from '@fairway/db/client';
import { inBatches } from '../../../queues/in-batches.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { note } from '../../notifications/service.ts';
import { GIVEN_UP_AFTER } from '../rules/exports.ts';
import { deleteExpired, failExports } from '../store/exports.ts';

const AT_ONCE = 100;

/** Removes data whose link has expired, and gives up what could not be made. Answers how many were removed. */
export async function sweepExports({ db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<number> {
  const at = now().getTime();
  await failExports(db, new Date(at - GIVEN_UP_AFTER));
  return inBatches(AT_ONCE, (limit) =>
    inTransaction(db, async (tx) => {
      const keys = await deleteExpired(tx, new Date(at), limit);
      for (const prefix of keys) if (prefix) await note(tx, { topic: 'files.gone', payload: { prefix } });
      return keys.length;
    }),
  );
}
