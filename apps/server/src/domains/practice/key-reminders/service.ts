import { LIST_LIMIT } from '@fairway/contracts/constants';
import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import {
  type KeyReminder,
  type KeyReminderIn,
  type KeyReminderOrder,
  type KeyReminderPut,
} from '@fairway/contracts/practice/key-reminders';
import { REMINDER_LIMITS } from '@fairway/contracts/practice/limits';
import { inTransaction, type DbOrTx } from '@fairway/db/client';
import type { Actor, CoreServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { lockOwnPlayer } from '#domains/practice/players/repository.ts';
import {
  countReminders,
  deleteReminder,
  findReminder,
  insertReminder,
  isKnownPlayer,
  readReminders,
  updateOrder,
  updateReminder,
} from './repository.ts';

/** A player's reminders in their order, as the player or their pro asks (`GET /player/{id}/reminders`, P2). */
export async function listReminders(
  actor: Actor,
  { id: user_id, page }: { id: string; page: number },
  { db }: Pick<CoreServices, 'db'>,
): Promise<KeyReminder[]> {
  const [known, reminders] = await Promise.all([
    isKnownPlayer(db, actor, user_id),
    readReminders(db, { user_id, limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT }),
  ]);
  if (!known) throw notFound();
  return reminders;
}

/** Gives a player of the pro's something to keep in mind (`POST /reminder`). */
export const addReminder = (
  actor: Actor,
  { user_id, title, notes }: KeyReminderIn,
  { db, now }: CoreServices,
): Promise<KeyReminder> =>
  inTransaction(db, async (tx) => {
    if (!(await lockOwnPlayer(tx, { pro_id: actor.id, id: user_id })))
      throw invalidField('user_id', PRACTICE_MESSAGES.playerUnknown);
    if ((await countReminders(tx, user_id)) >= REMINDER_LIMITS.reminders)
      throw invalidField('title', PRACTICE_MESSAGES.reminderLimit(REMINDER_LIMITS.reminders));
    const id = await insertReminder(tx, { user_id, title, notes: notes ?? '', created_at: now() });
    return getReminder(tx, actor, id);
  });

/** Changes what is sent of a reminder (`PUT /reminder/{id}`). */
export async function changeReminder(
  actor: Actor,
  { id, user_id, title, notes }: KeyReminderPut,
  { db }: Pick<CoreServices, 'db'>,
): Promise<KeyReminder> {
  const before = await getReminder(db, actor, id);
  if (user_id !== undefined && user_id !== before.user_id) throw invalidField('user_id', PRACTICE_MESSAGES.otherPlayer);
  const change = { ...(title === undefined ? {} : { title }), ...(notes === undefined ? {} : { notes: notes ?? '' }) };
  if (!(await updateReminder(db, id, change))) throw notFound();
  return getReminder(db, actor, id);
}

export async function removeReminder(
  actor: Actor,
  id: string,
  { db }: Pick<CoreServices, 'db'>,
): Promise<{ ok: true }> {
  await getReminder(db, actor, id);
  if (!(await deleteReminder(db, id))) throw notFound();
  return { ok: true };
}

/** Gives the reminders that are named their places, all or none (`POST /reminder/order`); they are one player's. */
export const orderReminders = (
  actor: Actor,
  { reminders }: KeyReminderOrder,
  { db }: Pick<CoreServices, 'db'>,
): Promise<KeyReminder[]> =>
  inTransaction(db, async (tx) => {
    const [first] = reminders;
    if (new Set(reminders.map(({ id }) => id)).size !== reminders.length)
      throw invalidField('reminders', PRACTICE_MESSAGES.reminderTwice);
    const known = first && (await findReminder(tx, { pro_id: actor.id, id: first.id }));
    if (!known) throw invalidField('reminders', PRACTICE_MESSAGES.reminderUnknown);
    const { user_id } = known;
    // Two orders at once take turns: each would wait for rows that the other has changed already.
    await lockOwnPlayer(tx, { pro_id: actor.id, id: user_id });
    if ((await updateOrder(tx, user_id, reminders)) !== reminders.length)
      throw invalidField('reminders', PRACTICE_MESSAGES.reminderUnknown);
    return readReminders(tx, { user_id, limit: LIST_LIMIT });
  });

async function getReminder(db: DbOrTx, actor: Actor, id: string): Promise<KeyReminder> {
  const reminder = await findReminder(db, { pro_id: actor.id, id });
  if (!reminder) throw notFound();
  return reminder;
}
