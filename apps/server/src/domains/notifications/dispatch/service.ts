import { isSideEffect, type Event } from '@fairway/contracts/notifications/events';
import { inTransaction, type Tx } from '@fairway/db/client';
import { MINUTE_MS } from '@fairway/time/units';
import type { JobServices } from '#app/job-services.ts';
import { insertItems } from '#domains/notifications/digests/repository.ts';
import { findDigestEnd } from '#domains/notifications/digests/rules.ts';
import { findGuarded } from '#domains/notifications/guardians/repository.ts';
import { addGuardians } from '#domains/notifications/guardians/rules.ts';
import type { Addressee, NotificationEvent } from '#domains/notifications/kinds/context.ts';
import type { Recipient } from '#domains/notifications/kinds/kind.ts';
import { findReader, loadNotification, selectRecipients } from '#domains/notifications/kinds/registry.ts';
import { delayUntil, findHoldEnd } from '#domains/notifications/quiet-hours/rules.ts';
import { planDeliveries, listPending, listOverdue, type Overdue, type Pending } from './repository.ts';
import { selectLiveNotice } from './rules.ts';
import { claimUnprocessed, readEvent, requeueUnprocessed } from '#core/outbox.ts';

/** The queue's name for the job that sends a delivery: one id, so that it is never there twice. */
const deliveryJob =
  (now: Date) =>
  ({ id: delivery_id, not_before }: Pending) => ({
    id: `deliver-${delivery_id}`,
    payload: { delivery_id },
    delayMs: delayUntil(not_before, now),
  });

/**
 * Works out who hears of an outbox row, once, and hands each notice on (M4). Telling again plans nothing, and hands
 * on what a worker that died in between left planned. Open windows are told once, before anything else can fail (M8).
 */
export async function dispatchNotifications(
  { outbox_id }: { outbox_id: string },
  { db, now, enqueue, live }: Pick<JobServices, 'db' | 'now' | 'enqueue' | 'live'>,
): Promise<void> {
  const id = BigInt(outbox_id);
  const event = await readEvent(db, id);
  // Work is told when it is done, by its own job.
  if (event && isSideEffect(event.topic)) return;
  const at = now();
  const notification = await inTransaction(db, async (tx) =>
    (await claimUnprocessed(tx, id, at)) && event ? plan(tx, { id, event, now: at }) : null,
  );
  const told = notification && selectLiveNotice(notification);
  if (told) await live.publish(told.user_ids, told.event);
  await enqueue('deliver', (await listPending(db, id)).map(deliveryJob(at)));
}

async function plan(
  tx: Tx,
  { id, event, now }: { id: bigint; event: Event & { at: Date }; now: Date },
): Promise<NotificationEvent | null> {
  const notification = await loadNotification(tx, event);
  if (!notification) return null;
  const message_id = findId(event.payload, 'message_id');
  const waiting: { user_id: string; due_at: Date }[] = [];
  const recipients = selectRecipients(notification);
  const guarded = await findGuarded(
    tx,
    recipients.flatMap(({ user_id }) => user_id ?? []),
    now,
  );
  const planned = addGuardians(notification.topic, recipients, guarded).flatMap((recipient) => {
    const { user_id, channel, child_id, also_for } = recipient;
    const guardian = guarded.find((one) => one.child_id === child_id)?.guardian;
    const person = guardian ?? findReader(notification, user_id)?.person ?? null;
    // A child's guardian may have a number where the child has none.
    if (channel === 'text' && !person?.phone) return [];
    // What a guardian is told for a child is none of their own digest, nor is what they are told for themself with it.
    const isOwn = !guardian && also_for.length === 0;
    const due_at = channel === 'email' && isOwn ? findDigestEnd(notification.topic, person, now) : null;
    if (user_id === null || due_at === null)
      return [{ ...recipient, not_before: holdEnd(notification, channel, person, now) }];
    waiting.push({ user_id, due_at });
    return [];
  });
  await insertItems(tx, { outbox_id: id, message_id, offer_id: findId(event.payload, 'offer_id') }, waiting);
  await planDeliveries(tx, { outbox_id: id, message_id, digest_id: findId(event.payload, 'digest_id') }, planned);
  return notification;
}

/** Until when a notice waits for its recipient's quiet hours to end (M9). */
const holdEnd = (
  { topic }: NotificationEvent,
  channel: Recipient['channel'],
  person: Addressee | null,
  now: Date,
): Date | null => (channel === 'email' ? null : findHoldEnd(topic, channel, person, now));

/** What an event tells of that outlives its row: a message, whose sender sees what became of it (M7), an offer, an email of the day. */
const findId = (payload: Event['payload'], name: 'message_id' | 'offer_id' | 'digest_id'): string | null => {
  const id: unknown = Object.entries(payload).find(([key]) => key === name)?.[1];
  return typeof id === 'string' ? id : null;
};

const OVERDUE_MS = 2 * MINUTE_MS;
const BATCH = 1000;

/**
 * Hands on again what is overdue, in case the queue lost it: rows that are not told, deliveries that are not settled. What the
 * queue still has stays as it is. PostgreSQL is the truth about what is to be done, the queue only its means.
 */
export async function requeueOverdue(
  { db, now, enqueue }: Pick<JobServices, 'db' | 'now' | 'enqueue'>,
  overdueMs = OVERDUE_MS,
): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - overdueMs);
  const unprocessed = await requeueUnprocessed(db, before);
  // All of it: what keeps failing stays the oldest for a day, and nothing younger is to wait behind it.
  let requeued = 0;
  let last: Overdue | null = null;
  do {
    const overdue: Overdue[] = await listOverdue(db, { before, after: last, limit: BATCH });
    await enqueue('deliver', overdue.map(deliveryJob(at)));
    requeued += overdue.length;
    last = overdue.length === BATCH ? (overdue.at(-1) ?? null) : null;
  } while (last);
  return unprocessed + requeued;
}
