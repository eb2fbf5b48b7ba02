import type { delivery_channel, delivery_status } from '@fairway/db/enums';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { v7 } from 'uuid';
import type { Recipient } from '../rules/recipients.ts';

/** A notice that is being sent by whoever read it here. */
export interface Claim {
  id: string;
  outbox_id: bigint;
  /** Null for somebody without an account. */
  user_id: string | null;
  channel: delivery_channel;
  created_at: Date;
}

/** Plans one notice per recipient and channel, in one statement; one that is there already stays as it is. */
export async function planDeliveries(db: DbOrTx, outbox_id: bigint, planned: Recipient[]): Promise<void> {
  const ids = planned.map(() => v7());
  const users = planned.map(({ user_id }) => user_id);
  const channels = planned.map(({ channel }) => channel);
  await db.$executeRaw(sql`
    INSERT INTO notification_deliveries (id, outbox_id, user_id, channel)
    SELECT plan.id, ${outbox_id}::bigint, plan.user_id, plan.channel
    FROM unnest(${ids}::uuid[], ${users}::uuid[], ${channels}::delivery_channel[]) AS plan(id, user_id, channel)
    ON CONFLICT DO NOTHING`);
}

/** The ids of what is still to be sent of an outbox row. */
export async function readPending(db: DbOrTx, outbox_id: bigint): Promise<string[]> {
  const rows = await db.notification_deliveries.findMany({
    where: { outbox_id, status: 'pending' },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map((row) => row.id);
}

/** The ids of what was planned before `before` and is still to be sent, oldest first. */
export async function readOverdue(db: DbOrTx, before: Date, limit: number): Promise<string[]> {
  const rows = await db.notification_deliveries.findMany({
    where: { status: 'pending', created_at: { lt: before } },
    select: { id: true },
    orderBy: { created_at: 'asc' },
    take: limit,
  });
  return rows.map((row) => row.id);
}

/**
 * Takes a pending delivery for the time of the transaction, or answers null. Two workers with the same job: the row lock is
 * one's, the other passes it by; should the one die, PostgreSQL ends its transaction and the row is free again.
 */
export async function claimDelivery(tx: Tx, id: string): Promise<Claim | null> {
  const rows = await tx.$queryRaw<Claim[]>(sql`
    SELECT id, outbox_id, user_id, channel, created_at FROM notification_deliveries
    WHERE id = ${id}::uuid AND status = 'pending' FOR UPDATE SKIP LOCKED`);
  return rows[0] ?? null;
}

/** Whether a delivery is neither sent nor given up. */
export const isPending = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.notification_deliveries.count({ where: { id, status: 'pending' } })) > 0;

/** Counts an attempt at a claimed delivery and notes how it ended; `pending` keeps it for another attempt. */
export async function recordAttempt(
  tx: Tx,
  id: string,
  { status, detail, at }: { status: delivery_status; detail: string | null; at: Date },
): Promise<void> {
  await tx.notification_deliveries.update({
    where: { id },
    data: { status, detail, attempts: { increment: 1 }, settled_at: status === 'pending' ? null : at },
  });
}

/** Notes that a delivery went out, unless that is noted already. */
export async function settleSent(db: DbOrTx, id: string, at: Date): Promise<void> {
  await db.notification_deliveries.updateMany({
    where: { id, status: 'pending' },
    data: { status: 'sent', detail: null, attempts: { increment: 1 }, settled_at: at },
  });
}

/** The devices of a person that take pushes. */
export async function readPushTokens(db: DbOrTx, user_id: string): Promise<string[]> {
  const rows = await db.push_tokens.findMany({ where: { user_id }, select: { token: true }, take: 50 });
  return rows.map((row) => row.token);
}

/** Drops devices that take no pushes any more (decision M6). */
export async function dropPushTokens(db: DbOrTx, user_id: string, tokens: string[]): Promise<void> {
  if (tokens.length) await db.push_tokens.deleteMany({ where: { user_id, token: { in: tokens } } });
}
