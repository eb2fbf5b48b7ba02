import type { Settings, SettingsIn } from '@fairway/contracts/users/settings';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { execute, fetchFirst, query } from '@fairway/db/query';
import { sql } from 'kysely';

/** A person's settings row. */
export async function readSettings(db: DbOrTx, user_id: string): Promise<Settings> {
  const { user_id: _id, ...settings } = await db.settings.findUniqueOrThrow({ where: { user_id } });
  return settings;
}

/** The same, kept from other changes until the transaction ends: two at once may each be fine and together not. */
export async function lockSettings(tx: Tx, user_id: string): Promise<Settings> {
  await fetchFirst(tx, query.selectFrom('settings').select('user_id').where('user_id', '=', user_id).forUpdate());
  return readSettings(tx, user_id);
}

/** Writes what is given and leaves the rest. */
export async function writeSettings(
  db: DbOrTx,
  user_id: string,
  data: Omit<SettingsIn, 'current_password'>,
): Promise<Settings> {
  const { user_id: _id, ...settings } = await db.settings.update({ where: { user_id }, data });
  return settings;
}

/**
 * Ties a device's push token to the session signed in on it, whoever had it before (M6), and drops all but the person's newest. Those
 * that come at once take turns at the person's row, or each would miss the others'.
 */
export async function savePushToken(
  tx: Tx,
  token: string,
  { user_id, ...rest }: { user_id: string; session_id_hash: string; created_at: Date },
  most: number,
): Promise<void> {
  await lockOwner(tx, user_id);
  const owner = { user_id, ...rest };
  await tx.push_tokens.upsert({ where: { token }, create: { token, ...owner }, update: owner });
  const older = query
    .selectFrom('push_tokens')
    .select('token')
    .where('user_id', '=', user_id)
    .orderBy(sql`token = ${token}`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .offset(most);
  await execute(tx, query.deleteFrom('push_tokens').where('user_id', '=', user_id).where('token', 'in', older));
}
