import { inTransaction } from '@fairway/db/client';
import type { CoreServices } from '#app/context.ts';
import { inBatches } from '#core/in-batches.ts';
import { publishEvent } from '#core/publish-event.ts';
import { deleteOldOnboardings } from '#domains/coaching/onboarding/repository.ts';

/** Clears onboardings away that nobody finished in time; the payment customer that was made on the way goes too. */
export const sweepOnboardings = ({ db, now }: CoreServices): Promise<number> =>
  inBatches(200, (size) =>
    inTransaction(db, async (tx) => {
      const gone = await deleteOldOnboardings(tx, now(), size);
      for (const { stripe_id } of gone)
        if (stripe_id) await publishEvent(tx, { topic: 'customer.gone', payload: { stripe_id } });
      return gone.length;
    }),
  );
