import type { Settings, SettingsIn } from '@fairway/contracts/accounts';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** A person's settings row. */
export async function readSettings(db: DbOrTx, user_id: string): Promise<Settings> {
  const { user_id: _id, ...settings } = await db.settings.findUniqueOrThrow({ where: { user_id } });
  return settings;
}

/** The same, kept from other changes until the transaction ends: two at once may each be fine and together not. */
export async function lockSettings(tx: Tx, user_id: string): Promise<Settings> {
  await tx.$queryRaw(sql`SELECT user_id FROM settings WHERE user_id = ${user_id}::uuid FOR UPDATE`);
  return readSettings(tx, user_id);
}

/** Writes what is given and leaves the rest. */
export async function writeSettings(db: DbOrTx, user_id: string, data: SettingsIn): Promise<Settings> {
  const { user_id: _id, ...settings } = await db.settings.update({ where: { user_id }, data });
  return settings;
}

/** Ties a device's push token to the session signed in on it, whoever had it before (M6). */
export async function savePushToken(
  db: DbOrTx,
  token: string,
  owner: { user_id: string; session_id_hash: string },
): Promise<void> {
  await db.push_tokens.upsert({ where: { token }, create: { token, ...owner }, update: owner });
}
