import { isWork, type Event } from '@fairway/contracts/events';
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
  const event = await readEvent(db, id);
  // Work is told when it is done, by its own job.
  if (event && isWork(event.topic)) return;
  await inTransaction(db, async (tx) => {
    if ((await claimUntold(tx, id, now())) && event) await plan(tx, id, event);
  });
  await enqueue('deliver', (await readPending(db, id)).map(deliveryJob));
}

async function plan(tx: Tx, id: bigint, event: Event & { at: Date }): Promise<void> {
  const happening = await readHappening(tx, event);
  if (happening) await planDeliveries(tx, id, recipients(happening));
}
