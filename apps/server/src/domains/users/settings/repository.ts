import { cellsOff, matrixWithout, type NotificationMatrixIn } from '@fairway/contracts/notifications/matrix';
import type { OwnSettings, SettingsIn } from '@fairway/contracts/users/settings';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { execute, fetchFirst, query } from '@fairway/db/query';
import { formatTime, parseMinute } from '@fairway/time/zoned-time';
import { sql } from 'kysely';

type SettingsRow = Awaited<ReturnType<DbOrTx['settings']['findUniqueOrThrow']>>;

const toTime = (minute: number | null): string | null => (minute === null ? null : formatTime(minute));
const toMinute = (time: string | null | undefined) => (typeof time === 'string' ? parseMinute(time) : time);

/** A row as the wire has it: every cell of the matrix, and times of the day in place of minutes. */
const toSettings = ({
  user_id: _id,
  notification_off,
  quiet_from,
  quiet_until,
  digest_at,
  first_steps_dismissed_at: _dismissed,
  ...settings
}: SettingsRow): OwnSettings => ({
  ...settings,
  notification_matrix: matrixWithout(notification_off),
  quiet_from: toTime(quiet_from),
  quiet_until: toTime(quiet_until),
  digest_at: toTime(digest_at),
});

/** A person's settings row. */
export const readSettings = async (db: DbOrTx, user_id: string): Promise<OwnSettings> =>
  toSettings(await db.settings.findUniqueOrThrow({ where: { user_id } }));

/** The same, kept from other changes until the transaction ends: two at once may each be fine and together not. */
export async function lockSettings(tx: Tx, user_id: string): Promise<OwnSettings> {
  await fetchFirst(tx, query.selectFrom('settings').select('user_id').where('user_id', '=', user_id).forUpdate());
  return readSettings(tx, user_id);
}

/** The cells that are off after a change. Two devices at once: whoever writes holds the row, so neither undoes the other's. */
async function mergeOff(db: DbOrTx, user_id: string, change: NotificationMatrixIn): Promise<string[]> {
  const where = { user_id };
  const { notification_off } = await db.settings.findUniqueOrThrow({ where, select: { notification_off: true } });
  return cellsOff(notification_off, change);
}

/** Writes what is given and leaves the rest; the caller holds the row. */
export async function writeSettings(
  db: DbOrTx,
  user_id: string,
  { quiet_from, quiet_until, digest_at, notification_matrix, ...rest }: Omit<SettingsIn, 'current_password'>,
): Promise<OwnSettings> {
  const data = {
    ...rest,
    ...(notification_matrix && { notification_off: await mergeOff(db, user_id, notification_matrix) }),
    quiet_from: toMinute(quiet_from),
    quiet_until: toMinute(quiet_until),
    digest_at: toMinute(digest_at),
  };
  return toSettings(await db.settings.update({ where: { user_id }, data }));
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
