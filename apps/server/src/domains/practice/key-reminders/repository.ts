import type { KeyReminder, KeyReminderOrder } from '@fairway/contracts/practice/key-reminders';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { isKnownTo, type Reader } from '#domains/practice/players/repository.ts';

/** Reminders `r`: those that came since the list was sorted on top, newest first, and the others in their order (P2). */
const selectReminders = query
  .selectFrom('key_reminders as r')
  .select((eb) => [
    'r.id',
    'r.user_id',
    'r.title',
    'r.notes',
    'r.order',
    isoText(eb.ref('r.created_at')).as('created_at'),
  ])
  .orderBy('r.order', (order) => order.asc().nullsFirst())
  .orderBy('r.id', 'desc');

export const readReminders = (
  db: DbOrTx,
  { user_id, limit, offset = 0 }: { user_id: string; limit: number; offset?: number },
): Promise<KeyReminder[]> =>
  fetchRows(db, selectReminders.where('r.user_id', '=', user_id).limit(limit).offset(offset));

/** Whether the reader may know a player. */
export async function isKnownPlayer(db: DbOrTx, reader: Reader, player_id: string): Promise<boolean> {
  const known = query.selectFrom('users as u').select('u.id').where('u.id', '=', player_id).where(isKnownTo(reader));
  return (await fetchFirst(db, known)) !== null;
}

/** One reminder of a pro's player. */
export const findReminder = (db: DbOrTx, { pro_id, id }: { pro_id: string; id: string }): Promise<KeyReminder | null> =>
  fetchFirst(
    db,
    selectReminders
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .where('r.id', '=', id)
      .where(isKnownTo({ id: pro_id, type: 'pro' })),
  );

export const countReminders = (tx: Tx, user_id: string): Promise<number> =>
  tx.key_reminders.count({ where: { user_id } });

export async function insertReminder(
  tx: Tx,
  reminder: { user_id: string; title: string; notes: string; created_at: Date },
): Promise<string> {
  const id = uuid();
  await tx.key_reminders.create({ data: { id, ...reminder }, select: { id: true } });
  return id;
}

/** Changes a reminder; false when it has gone meanwhile. */
export async function updateReminder(
  db: DbOrTx,
  id: string,
  change: { title?: string; notes?: string },
): Promise<boolean> {
  const { count } = await db.key_reminders.updateMany({ where: { id }, data: change });
  return count === 1;
}

/** Deletes a reminder; false when it has gone already. */
export async function deleteReminder(db: DbOrTx, id: string): Promise<boolean> {
  const { count } = await db.key_reminders.deleteMany({ where: { id } });
  return count === 1;
}

/** Gives a player's reminders their places, in one statement; answers how many of them there were. */
export const updateOrder = (tx: Tx, user_id: string, reminders: KeyReminderOrder['reminders']): Promise<number> =>
  execute(
    tx,
    sql`
    UPDATE key_reminders r SET "order" = n.place
    FROM unnest(${reminders.map(({ id }) => id)}::uuid[], ${reminders.map(({ order }) => order)}::smallint[]) AS n(id, place)
    WHERE r.id = n.id AND r.user_id = ${user_id}::uuid`,
  );
