import { inTransaction } from '@fairway/db/client';
import type { JobServices } from '#app/job-services.ts';
import { inBatches } from '#core/in-batches.ts';
import { publishEvent } from '#core/publish-event.ts';
import { writeEntries } from '#domains/credits/ledger/repository.ts';
import { claimReminders, lockExpired } from './repository.ts';

type ExpiryServices = Pick<JobServices, 'db' | 'now'>;
const BATCH = 200;

/**
 * Writes off in the ledger what is left of lots that have expired; answers how many lots. Nobody could use them since their last
 * instant (C2): the sweep changes what the books say, not what a player can do.
 */
export function expireCredits({ db, now }: ExpiryServices): Promise<number> {
  const at = now();
  return inBatches(BATCH, (limit) =>
    inTransaction(db, async (tx) => {
      const lots = await lockExpired(tx, { now: at, limit });
      const written = { movement: 'expired', lesson_id: null, actor_id: null, created_at: at } as const;
      await writeEntries(
        tx,
        lots.map(({ id, remaining }) => ({ ...written, lot_id: id, amount: -remaining })),
      );
      return lots.length;
    }),
  );
}

/**
 * Notes a reminder of every lot that ends in a month, once a lot and as long as something is left of it (C3); answers how many. Claim and
 * note are one transaction: a sweep that dies leaves neither.
 */
export function remindOfCredits({ db, now }: ExpiryServices): Promise<number> {
  const at = now();
  return inBatches(BATCH, (limit) =>
    inTransaction(db, async (tx) => {
      const lots = await claimReminders(tx, { now: at, limit });
      for (const lot_id of lots) await publishEvent(tx, { topic: 'credits.expiring', payload: { lot_id } });
      return lots.length;
    }),
  );
}
