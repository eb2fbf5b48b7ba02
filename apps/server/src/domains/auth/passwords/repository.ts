import type { DbOrTx, Tx } from '@fairway/db/client';

/** The hash of a live person's password; null when they have none yet. */
export async function readPasswordHash(db: DbOrTx, id: string): Promise<string | null> {
  const row = await db.users.findFirst({ where: { id, deleted_at: null }, select: { password_hash: true } });
  return row?.password_hash ?? null;
}

/** The words that a person's password may not be made of. */
export const readPasswordOwner = (db: DbOrTx, id: string) =>
  db.users.findUniqueOrThrow({ where: { id }, select: { email: true, first_name: true, last_name: true } });

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
export const findPasswordCheck = async (db: DbOrTx, device: Device, now: Date): Promise<boolean> =>
  (await db.sessions.count({ where: { ...device, password_checked_until: { gt: now } } })) > 0;
