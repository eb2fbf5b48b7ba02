import type { UserType } from '@fairway/contracts/accounts';
import type { DbOrTx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { sql, type Sql } from '@fairway/db/sql';

/** A session with what is needed of its live user. */
export interface SessionRow {
  user_id: string;
  expires_at: Date;
  type: UserType;
  pro_id: string | null;
  timezone: string;
}

/** The statement behind `findSession`. */
export const sessionStatement = (id_hash: string): Sql => sql`
    SELECT s.user_id::text, s.expires_at, u.type::text, u.pro_id::text, coalesce(pro.timezone, u.timezone) AS timezone
    FROM sessions s JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL LEFT JOIN users pro ON pro.id = u.pro_id
    WHERE s.id_hash = ${id_hash}`;

/** The session of this hash and its live user, in one round trip: every request of a signed-in person begins here. */
export async function findSession(db: DbOrTx, id_hash: string): Promise<SessionRow | null> {
  const rows = await rowsOf<SessionRow>(db, sessionStatement(id_hash));
  return rows[0] ?? null;
}

/** The expiries of a person's sessions by hash, newest first. */
export const findSessionsOf = (db: DbOrTx, user_id: string) =>
  db.sessions.findMany({
    where: { user_id },
    select: { id_hash: true, expires_at: true },
    orderBy: { created_at: 'desc' },
  });

export interface DeviceRow {
  id_hash: string;
  user_agent: string | null;
  created_at: Date;
}

/** A person's devices that are signed in now, newest first. */
export const findDevices = (db: DbOrTx, user_id: string, limit: number): Promise<DeviceRow[]> =>
  db.$queryRaw<DeviceRow[]>(sql`
    SELECT id_hash, user_agent, created_at FROM sessions
    WHERE user_id = ${user_id}::uuid AND expires_at > now() ORDER BY created_at DESC, id_hash LIMIT ${limit}`);

/** Signs one of a person's own devices out; false when they have no such device. */
export async function deleteDevice(db: DbOrTx, user_id: string, id_hash: string): Promise<boolean> {
  const gone = await db.sessions.deleteMany({ where: { id_hash, user_id } });
  return gone.count > 0;
}

export async function insertSession(
  db: DbOrTx,
  session: { id_hash: string; user_id: string; expires_at: Date; user_agent: string | null },
): Promise<void> {
  await db.sessions.create({ data: session });
}

export async function extendSession(db: DbOrTx, id_hash: string, expires_at: Date): Promise<void> {
  await db.sessions.updateMany({ where: { id_hash }, data: { expires_at } });
}

export async function deleteSession(db: DbOrTx, id_hash: string): Promise<void> {
  await db.sessions.deleteMany({ where: { id_hash } });
}

/** Removes a person's sessions; with `except` all but that one. */
export async function deleteSessionsOf(db: DbOrTx, user_id: string, except?: string): Promise<void> {
  await db.sessions.deleteMany({ where: { user_id, ...(except === undefined ? {} : { id_hash: { not: except } }) } });
}

/** Removes at most `limit` sessions that have expired, by the database's clock; answers how many went. */
export const deleteExpiredSessions = (db: DbOrTx, limit: number): Promise<number> =>
  db.$executeRaw(
    sql`DELETE FROM sessions WHERE id_hash IN (SELECT id_hash FROM sessions WHERE expires_at <= now() LIMIT ${limit})`,
  );
