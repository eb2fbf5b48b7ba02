import { setTimeout } from 'node:timers/promises';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { delivery_status } from '@fairway/db/enums';
import { isDatabaseAway } from '@fairway/db/faults';
import { Refused } from '../../../integrations/refused.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { givesUp } from '../rules/patience.ts';
import { outdated } from '../rules/standing.ts';
import { claimDelivery, isPending, recordAttempt, settleSent, type Claim } from '../store/deliveries.ts';
import { readHappening } from '../store/facts.ts';
import { readEvent } from '../store/outbox.ts';
import { send, type Sent } from './send.ts';

/** Longer than any provider takes: while it lasts, the row's lock keeps every other worker off this notice. */
const SENDING_MS = 5 * 60_000;

interface Attempt {
  status: delivery_status;
  detail: string | null;
  /** Why it is to be tried again. */
  failure?: unknown;
}

/**
 * Sends one notice, once: the row is claimed and locked, what it tells of is read again, it goes out, and the row is settled
 * in the same transaction. A worker that dies before the provider took the notice leaves the row to another; one that dies
 * between the provider's yes and the commit is the one case of a second copy, which carries the same Message-ID
 * (docs/decisions/008). A failure is noted and thrown, to be tried again for a day.
 */
export async function deliver({ delivery_id }: { delivery_id: string }, deps: JobDeps): Promise<void> {
  const progress = { taken: false };
  try {
    const failure = await inTransaction(deps.db, (tx) => attempt(tx, delivery_id, deps, progress), {
      timeout: SENDING_MS,
    });
    if (failure) throw failure;
  } catch (error) {
    if (!progress.taken) throw error;
    await settleLate(delivery_id, deps);
  }
}

/** One attempt; answers why it is to be tried again, or null. */
async function attempt(tx: Tx, delivery_id: string, deps: JobDeps, progress: { taken: boolean }): Promise<unknown> {
  const claim = await claimDelivery(tx, delivery_id);
  if (!claim) return (await isPending(tx, delivery_id)) ? new Error('Another worker is sending this notice') : null;
  const { failure = null, ...outcome } = await tryOnce(tx, claim, deps);
  progress.taken = outcome.status === 'sent';
  await recordAttempt(tx, claim.id, { ...outcome, at: deps.now() });
  return failure;
}

/** The provider took the notice and the note of that was lost with the database: it is made up for as soon as that is back. */
async function settleLate(id: string, { db, now, log }: JobDeps): Promise<void> {
  log.warn({ delivery_id: id }, 'A notice went out while the database went away; waiting to note it');
  for (;;) {
    try {
      return await settleSent(db, id, now());
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await setTimeout(1000);
    }
  }
}

async function tryOnce(tx: Tx, claim: Claim, deps: JobDeps): Promise<Attempt> {
  try {
    const event = await readEvent(tx, claim.outbox_id);
    const happening = event && (await readHappening(tx, event, claim.user_id ?? undefined));
    if (!happening) return { status: 'skipped', detail: 'what it tells of is no longer there' };
    const reason = outdated(happening, deps.now());
    return reason ? { status: 'skipped', detail: reason } : outcomeOf(await send(tx, claim, happening, deps));
  } catch (error) {
    return failureOf(error, claim, deps);
  }
}

const outcomeOf = (sent: Sent): Attempt =>
  sent === 'sent' ? { status: 'sent', detail: null } : { status: 'skipped', detail: sent.skipped };

function failureOf(error: unknown, claim: Claim, { now, log }: JobDeps): Attempt {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const final = error instanceof Refused || givesUp(claim.created_at, now());
  if (!final) return { status: 'pending', detail, failure: error };
  log.error({ delivery_id: claim.id, channel: claim.channel, err: error }, 'A notice could not be delivered');
  return { status: 'failed', detail };
}
