import type { DbOrTx } from '@fairway/db/client';
import { execute, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Recipient } from '#domains/notifications/kinds/kind.ts';

/** A notice that is to be planned; one that is held back goes out at `not_before`. */
export type Planned = Recipient & { not_before?: Date | null; child_id?: string | null; also_for?: readonly string[] };

/** Plans one notice per recipient and channel, in one statement; one that is there already stays as it is. */
export async function planDeliveries(
  db: DbOrTx,
  {
    outbox_id,
    message_id = null,
    digest_id = null,
  }: { outbox_id: bigint; message_id?: string | null; digest_id?: string | null },
  planned: Planned[],
): Promise<void> {
  const ids = planned.map(() => v7());
  const users = planned.map(({ user_id }) => user_id);
  const channels = planned.map(({ channel }) => channel);
  const times = planned.map(({ not_before = null }) => not_before);
  const children = planned.map(({ child_id = null }) => child_id);
  const siblings = planned.flatMap(({ also_for = [] }, nth) => also_for.map((id) => ({ delivery_id: ids[nth], id })));
  const plan = sql<
    Required<Planned> & { id: string }
  >`unnest(${ids}::uuid[], ${users}::uuid[], ${channels}::delivery_channel[], ${times}::timestamptz[], ${children}::uuid[])`;
  const further = sql<{ delivery_id: string; child_id: string }>`unnest(
    ${siblings.map(({ delivery_id }) => delivery_id)}::uuid[], ${siblings.map(({ id }) => id)}::uuid[])`;
  const insertPlanned = query
    .insertInto('notification_deliveries')
    .columns(['id', 'outbox_id', 'message_id', 'digest_id', 'user_id', 'channel', 'not_before', 'child_id'])
    .expression(
      query
        .selectFrom(plan.as<'plan'>(sql`plan(id, user_id, channel, not_before, child_id)`))
        .select((eb) => [
          'plan.id',
          eb.val(outbox_id).as('outbox_id'),
          eb.cast<string | null>(eb.val(message_id), 'uuid').as('message_id'),
          eb.cast<string | null>(eb.val(digest_id), 'uuid').as('digest_id'),
          'plan.user_id',
          'plan.channel',
          'plan.not_before',
          'plan.child_id',
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  await execute(
    db,
    query
      .with('planned', () => insertPlanned)
      .insertInto('delivery_children')
      .columns(['delivery_id', 'child_id'])
      .expression((of) =>
        of
          .selectFrom(further.as<'further'>(sql`further(delivery_id, child_id)`))
          .innerJoin('planned', 'planned.id', 'further.delivery_id')
          .select(['further.delivery_id', 'further.child_id']),
      ),
  );
}

/** A notice that is still to be sent, and not before then. */
export interface Pending {
  id: string;
  not_before: Date | null;
}

/** What is still to be sent of an outbox row. */
export const listPending = (db: DbOrTx, outbox_id: bigint): Promise<Pending[]> =>
  db.notification_deliveries.findMany({
    where: { outbox_id, status: 'pending' },
    select: { id: true, not_before: true },
    orderBy: { id: 'asc' },
  });

/** A notice that should have been sent since it was due. */
export interface Overdue extends Pending {
  due: Date;
}

/** What was due before `before` and is still to be sent, oldest first, from the one after `after` on: what is held back is due when it no longer is. */
export const listOverdue = (
  db: DbOrTx,
  { before, after, limit }: { before: Date; after: Overdue | null; limit: number },
): Promise<Overdue[]> => {
  const due = sql<Date>`coalesce(not_before, created_at)`;
  return fetchRows(
    db,
    query
      .selectFrom('notification_deliveries')
      .select(['id', 'not_before', due.as('due')])
      .where((eb) => eb('status', '=', sql.lit('pending')))
      .where(due, '<', before)
      .$if(after !== null, (overdue) =>
        overdue.where(sql<boolean>`(${due}, id) > (${after?.due}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy(due)
      .orderBy('id')
      .limit(limit),
  );
};
