import { inTransaction } from '@fairway/db/client';
import { inBatches } from '../../../queues/in-batches.ts';
import type { Deps } from '../../../trpc/context.ts';
import { note } from '../../notifications/service.ts';
import { deleteOldChallenges } from '../store/challenges.ts';
import { deleteOldOnboardings } from '../store/sweeps.ts';

type Sweeping = Pick<Deps, 'db' | 'now'>;

/** Clears pins and links away that are over; answers how many there were. */
export const sweepChallenges = ({ db, now }: Sweeping): Promise<number> =>
  inBatches(1000, (size) => deleteOldChallenges(db, now(), size));

/** Clears onboardings away that nobody finished in time; the payment customer that was made on the way goes too. */
export const sweepOnboardings = ({ db, now }: Sweeping): Promise<number> =>
  inBatches(200, (size) =>
    inTransaction(db, async (tx) => {
      const gone = await deleteOldOnboardings(tx, now(), size);
      for (const { stripe_id } of gone)
        if (stripe_id) await note(tx, { topic: 'customer.gone', payload: { stripe_id } });
      return gone.length;
    }),
  );
