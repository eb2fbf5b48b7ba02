import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';
import { inTransaction, type Tx } from '@fairway/db/client';
import { isDatabaseAway } from '@fairway/db/faults';
import { recordBounce } from '#domains/auth/suppressed-addresses/service.ts';
import { DAY_MS, MINUTE_MS } from '@fairway/time/units';
import { v4 as uuid } from 'uuid';
import { findDeliveryReason } from '#adapters/delivery-failures.ts';
import { ExpectedFailure } from '#adapters/outages.ts';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import type { JobServices } from '#app/job-services.ts';
import { isExpired, isSentToSuppressed, redactAddresses } from './rules.ts';
import {
  claimDelivery,
  forgetErasedNames,
  isPending,
  markHandedOver,
  postpone,
  recordAttempt,
  renewClaim,
  settleSent,
  type Claim,
  type Lease,
} from './repository.ts';
import { isStale, loadForReaders } from '#domains/notifications/kinds/registry.ts';
import { deleteProcessedEvents, parseEvent } from '#core/outbox.ts';
import { prepare, type Held, type Message, type Sent, type Skipped } from '#domains/notifications/sending/service.ts';
import { startStopwatch } from '#core/stopwatch.ts';
import { inBatches } from '#core/in-batches.ts';
import { leaveToNextTry } from '#core/leave-to-next-try.ts';

/** The longest a provider may take over one notice, however busy it looks. */
const SENDING_MS = 5 * MINUTE_MS;
/** A lost database is asked this often whether it is back, by a worker that has something to note. */
const AGAIN_MS = 250;

/**
 * Sends one notice, once. It is claimed by a lease that its worker renews, what it tells of is read again, it goes out, and it is
 * settled: each a statement of its own, so that nothing is locked while a provider is talked to. Those that are sent at the same time
 * share these statements. A worker that dies lets its lease run out; a mail that it had handed over as a whole then counts as sent
 * (docs/decisions/027). A failure is noted and thrown, to be tried again for a day.
 */
export async function deliver({ delivery_id }: { delivery_id: string }, services: JobServices): Promise<void> {
  const { db, leaseMs } = services;
  const lease = new HeldLease({ id: delivery_id, token: uuid(), leaseMs });
  const claim = await claimDelivery(db, lease);
  if (!claim) {
    if (await isPending(db, delivery_id)) throw new ExpectedFailure('Another worker is sending this notice');
    return;
  }
  if (claim.handed_over) return believeSent(claim, services);
  const renewal = setInterval(() => void lease.renew(db).catch(leaveToNextTry), leaseMs / 3);
  try {
    await attempt(claim, lease, services);
  } finally {
    clearInterval(renewal);
  }
}

/** A lease of this worker's, and how long ago that was last certain. */
class HeldLease implements Lease {
  readonly id: string;
  readonly token: string;
  readonly leaseMs: number;
  #readAgeMs = startStopwatch();

  constructor({ id, token, leaseMs }: Lease) {
    this.id = id;
    this.token = token;
    this.leaseMs = leaseMs;
  }

  /** Asks the database for another lease, and answers whether it gave one. */
  async renew(db: JobServices['db']): Promise<boolean> {
    const readAgeMs = startStopwatch();
    const renewed = await renewClaim(db, this);
    if (renewed) this.#readAgeMs = readAgeMs;
    return renewed;
  }

  /** Whether it still holds. What began a moment ago needs no question: until three quarters more are over nobody else is given it. */
  async holds(db: JobServices['db']): Promise<boolean> {
    return this.#readAgeMs() < this.leaseMs / 4 || this.renew(db);
  }
}

/** The mail server had all of it when its worker died: it has taken it, as it takes nearly all. A second copy would be the likelier harm. */
async function believeSent(claim: Claim, { db, now, log }: JobServices): Promise<void> {
  const { id: delivery_id, channel } = claim;
  log.warn({ delivery_id, channel }, 'A notice counts as sent: its worker died when all of it was handed over');
  await recordAttempt(db, claim, { status: 'sent', detail: 'its worker died before it heard the answer', at: now() });
}

async function attempt(claim: Claim, lease: HeldLease, services: JobServices): Promise<void> {
  const { db } = services;
  const handover = {
    before: async () => {
      if (!(await lease.holds(db))) throw new ExpectedFailure('Another worker has taken this notice over');
    },
    after: () => void markHandedOver(db, lease).catch(leaveToNextTry),
  };
  let result: Awaited<ReturnType<Message>>;
  try {
    const message = await prepared(claim, services);
    if ('held_until' in message) return await hold(claim, message, services);
    result = typeof message === 'function' ? await inTime(message(handover)) : { sent: message };
  } catch (error) {
    return fail(error, claim, services);
  }
  // Nothing comes between the provider's yes and this statement.
  await settle(result.sent, claim, services);
  await result.tidyUp?.();
}

/**
 * Has a notice wait until its reader's quiet hours end, and gives it back: it is then overdue, and handed on by that. One that would
 * be a day old by then has waited for its provider long enough.
 */
async function hold(claim: Claim, { held_until }: Held, { db }: JobServices): Promise<void> {
  if (isExpired(claim.due_at, held_until))
    throw new PermanentDeliveryError('Quiet hours begin, and end after its last day', 'provider_down');
  await postpone(db, claim, held_until);
}

async function prepared(claim: Claim, services: JobServices): Promise<Message | Skipped | Held> {
  const event = claim.event && parseEvent(claim.event);
  if (claim.suppressed && event && !isSentToSuppressed(event.topic)) return SUPPRESSED;
  const user_ids = [claim.child_id ?? claim.user_id ?? [], claim.also_for].flat();
  const notification = event && (await loadForReaders(services.db, { outbox_id: claim.outbox_id, event, user_ids }));
  if (!notification) return { skipped: 'what it tells of is no longer there' };
  const reason = isStale(notification, services.now());
  return reason ? { skipped: reason } : prepare(claim, notification, services);
}

const SUPPRESSED: Skipped = { skipped: 'nothing is sent to this address any more', reason: 'suppressed' };

/** The answer, unless it takes too long: then the claim is given back, and a mail that is still under way is not finished. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider takes too long')), SENDING_MS);
  });
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Notes how it ended. */
const settle = (sent: Sent, claim: Claim, services: JobServices): Promise<void> =>
  surely(claim, services, async () => {
    const at = services.now();
    if (sent === 'sent') return settleSent(services.db, { id: claim.id, at });
    const { skipped: detail, reason } = sent;
    await recordAttempt(services.db, claim, { status: 'skipped', reason, detail, at });
  });

/** Notes why it did not go out, and throws that when it is to be tried again. */
async function fail(error: unknown, claim: Claim, services: JobServices): Promise<void> {
  const { db, now, log } = services;
  const detail = redactAddresses(error instanceof Error ? error.message : String(error));
  const final = error instanceof PermanentDeliveryError || isExpired(claim.due_at, now());
  const context = { delivery_id: claim.id, channel: claim.channel, reason: detail };
  if (final) log.error(context, 'A notice could not be delivered');
  const status = final ? 'failed' : 'pending';
  const attempt = { status, reason: findDeliveryReason(error), detail } as const;
  await surely(claim, services, () =>
    inTransaction(db, async (tx) => {
      const at = now();
      if ((await recordAttempt(tx, claim, { ...attempt, at })) && final)
        await noteBounce(tx, claim, attempt.reason, at);
    }),
  );
  if (!final) throw error;
}

/** What was refused for good counts against the reader's own address, where it was that which it went to. */
async function noteBounce(tx: Tx, { channel, address, event }: Claim, reason: DeliveryReason, at: Date): Promise<void> {
  const topic = event && parseEvent(event)?.topic;
  if (address === null || channel === 'push' || !topic || isSentToSuppressed(topic)) return;
  await recordBounce(tx, { channel, address, reason, source: 'sending' }, at);
}

/** Notes what only this worker knows. With the database away that is made up for as soon as it is back. */
async function surely({ id }: Claim, { log }: JobServices, note: () => Promise<void>): Promise<void> {
  for (let told = false; ; told = true) {
    try {
      return await note();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!told)
        log.warn(
          { delivery_id: id },
          'The database went away while a notice was sent; waiting to note what became of it',
        );
      await wait(AGAIN_MS);
    }
  }
}

const KEPT_MS = 30 * DAY_MS;

/**
 * Clears away what was told more than thirty days ago, but for what became of messages, and the names of erased players at once; answers how
 * many events went.
 */
export async function clearOutbox({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  await forgetErasedNames(db);
  const before = new Date(now().getTime() - KEPT_MS);
  return inBatches(1000, (limit) => deleteProcessedEvents(db, before, limit));
}
