import { NOTICE_NAMES } from '@fairway/contracts/messages/deliveries';
import type { DeliveryStatus } from '@fairway/contracts/notifications/deliveries';
import type { delivery_channel, delivery_reason, delivery_status } from '@fairway/db/enums';

/** What a row says of how far its notice has come. */
export interface Progress {
  channel: delivery_channel;
  status: delivery_status;
  reason: delivery_reason | null;
  created_at: Date;
  settled_at: Date | null;
  delivered_at: Date | null;
  opened_at: Date | null;
}

/** Whom it tells, and of which event; a child may be told through their guardian (A15). */
export interface Told extends Progress {
  outbox_id: bigint;
  person_id: string | null;
  through_guardian: boolean;
}

/** The same as its sender reads it. */
export interface Outcome {
  channel: delivery_channel;
  status: DeliveryStatus;
  reason: delivery_reason | null;
  at: string;
}

const resolveStatus = ({ status, opened_at, delivered_at }: Progress): DeliveryStatus => {
  if (status === 'failed' || status === 'skipped') return 'failed';
  if (opened_at) return 'opened';
  if (delivered_at) return 'delivered';
  return status === 'pending' ? 'queued' : 'sent';
};

/**
 * How far a notice has come (M7), or null of one that nobody is to hear of any more: it was outdated before it went out. A provider may
 * tell that it has arrived before we have noted that it went.
 */
export function findOutcome(row: Progress): Outcome | null {
  if (row.status === 'skipped' && row.reason === null) return null;
  const status = resolveStatus(row);
  const at = {
    opened: row.opened_at,
    delivered: row.delivered_at,
    queued: null,
    sent: row.settled_at,
    failed: row.settled_at,
  };
  const reason = status === 'failed' || status === 'queued' ? row.reason : null;
  return { channel: row.channel, status, reason, at: (at[status] ?? row.created_at).toISOString() };
}

/**
 * How far notices have come, in their order, without those that nobody is to hear of. What a child and their guardian are told of by one
 * channel counts once: what reached the child by themself, or else what reached them through their guardian.
 */
export function listOutcomes<Row extends Told>(rows: readonly Row[]): { row: Row; outcome: Outcome }[] {
  const known = rows.flatMap((row) => {
    const outcome = findOutcome(row);
    return outcome ? [{ row, outcome }] : [];
  });
  const toKey = ({ outbox_id, person_id, channel }: Told) => `${outbox_id} ${person_id} ${channel}`;
  const own = new Set(known.flatMap(({ row }) => (row.through_guardian ? [] : [toKey(row)])));
  return known.filter(({ row }) => !row.through_guardian || !own.has(toKey(row)));
}

/** What a coach reads of to a player: what comes of their lessons with each other, and nothing of the player's own account. */
export const COACH_TOPICS: readonly string[] = Object.keys(NOTICE_NAMES);
