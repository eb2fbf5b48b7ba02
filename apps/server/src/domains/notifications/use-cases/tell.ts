import { inTransaction, type Tx } from '@fairway/db/client';
import type { JobDeps } from '../../../queues/deps.ts';
import { recipients } from '../rules/recipients.ts';
import { planDeliveries, readPending } from '../store/deliveries.ts';
import { readHappening } from '../store/facts.ts';
import { claimUntold, readEvent } from '../store/outbox.ts';

/** The queue's name for the job that sends a delivery: one id, so that it is never there twice. */
export const deliveryJob = (delivery_id: string) => ({ id: `deliver-${delivery_id}`, payload: { delivery_id } });

/**
 * Works out who hears of an outbox row, once, and hands each notice on (decision M4). Telling again plans nothing, and hands
 * on what a worker that died in between left planned.
 */
export async function tell(
  { outbox_id }: { outbox_id: string },
  { db, now, enqueue }: Pick<JobDeps, 'db' | 'now' | 'enqueue'>,
): Promise<void> {
  const id = BigInt(outbox_id);
  await inTransaction(db, async (tx) => {
    if (await claimUntold(tx, id, now())) await plan(tx, id);
  });
  await enqueue('deliver', (await readPending(db, id)).map(deliveryJob));
}

async function plan(tx: Tx, id: bigint): Promise<void> {
  const event = await readEvent(tx, id);
  const happening = event && (await readHappening(tx, event));
  if (happening) await planDeliveries(tx, id, recipients(happening));
}
