import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** The hash of a live person's password; null when they have none yet. */
export async function readPasswordHash(db: DbOrTx, id: string): Promise<string | null> {
  const row = await db.users.findFirst({ where: { id, deleted_at: null }, select: { password_hash: true } });
  return row?.password_hash ?? null;
}

export async function writePasswordHash(tx: Tx, id: string, password_hash: string): Promise<void> {
  await tx.users.update({ where: { id }, data: { password_hash } });
}

/** Writes a password in the place of the one that was proved. False when that one has been changed meanwhile: it proves nothing now. */
export async function exchangePasswordHash(
  tx: Tx,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const changed = await tx.users.updateMany({
    where: { id, password_hash: from, deleted_at: null },
    data: { password_hash: to },
  });
  return changed.count > 0;
}

interface Device {
  user_id: string;
  id_hash: string;
}

/** Notes that the password was given on this device. */
export async function writePasswordCheck(db: DbOrTx, device: Device, until: Date): Promise<void> {
  await db.sessions.updateMany({ where: { ...device }, data: { password_checked_until: until } });
}

/** Whether a password given on this device still counts. */
export async function findPasswordCheck(db: DbOrTx, { user_id, id_hash }: Device, now: Date): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM sessions
    WHERE id_hash = ${id_hash} AND user_id = ${user_id}::uuid AND password_checked_until > ${now}`);
  return rows.length > 0;
}
