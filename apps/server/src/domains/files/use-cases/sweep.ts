import { inTransaction } from '@fairway/db/client';
import { inBatches } from '../../../queues/in-batches.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { note } from '../../notifications/service.ts';
import { deleteUnused } from '../store.ts';

const DAY = 86_400_000;

/** Clears away the pictures that nothing has used for a day (R7); answers how many there were. */
export const sweepFiles = ({ db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<number> =>
  inBatches(200, (limit) =>
    inTransaction(db, async (tx) => {
      const keys = await deleteUnused(tx, { before: new Date(now().getTime() - DAY), limit });
      for (const prefix of keys) await note(tx, { topic: 'files.gone', payload: { prefix } });
      return keys.length;
    }),
  );
