import type { UserType } from '@fairway/contracts/auth/accounts';
import type { DbOrTx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { childSince } from '#core/child-since.ts';

/** A session with what is needed of its live user: of whoever signed in, or of the child for whom they act (A15). */
export interface SessionRow {
  user_id: string;
  /** Whoever signed in, where they act for a child. */
  guardian_id: string | null;
  expires_at: Date;
  /** The end that no use puts off. */
  ends_at: Date;
  /** Whether its use has not been noted for an hour. */
  is_seen_anew: boolean;
  /** Whether it was to act for a child, and may not any more. */
  is_acting_over: boolean;
  type: UserType;
  pro_id: string | null;
  timezone: string;
}

/** The database's clock, by which sessions begin and end. */
const NOW = sql<Date>`now()`;

/** Whether the use of a session `s` has not been noted for an hour. */
const isSeenAnew = sql<boolean>`coalesce(s.seen_at, s.created_at) < ${NOW} - interval '1 hour'`;

/** By the database's calendar, as sessions begin and end by its clock. */
const CHILD_SINCE = childSince(sql<Date>`CURRENT_DATE`);

const selectSessions = query
  .selectFrom('sessions as s')
  .innerJoin('users as holder', (join) => join.onRef('holder.id', '=', 's.user_id').on('holder.deleted_at', 'is', null))
  // Looked at with each request: who is no longer in the holder's care, or has grown up, is not acted for any more.
  .leftJoin('users as child', (join) =>
    join
      .onRef('child.id', '=', 's.acting_for')
      .onRef('child.guardian_id', '=', 's.user_id')
      .on('child.deleted_at', 'is', null)
      .on('child.dob', '>', CHILD_SINCE),
  )
  .innerJoin('users as u', (join) => join.on((eb) => eb('u.id', '=', eb.fn.coalesce('child.id', 's.user_id'))))
  .leftJoin('users as pro', 'pro.id', 'u.pro_id')
  .select(['u.id as user_id', 's.expires_at', 's.ends_at', 'u.type', 'u.pro_id'])
  .select(isSeenAnew.as('is_seen_anew'))
  .select(sql<boolean>`s.acting_for IS NOT NULL AND child.id IS NULL`.as('is_acting_over'))
  .select((eb) => eb.case().when('child.id', 'is not', null).then(eb.ref('s.user_id')).end().as('guardian_id'))
  .select((eb) => eb.fn.coalesce('pro.timezone', 'u.timezone').as('timezone'))
  .where('s.expires_at', '>', NOW)
  .where('s.ends_at', '>', NOW);

/** The statement behind `findSession`. */
export const sessionStatement = prepareStatement(({ id_hash }: { id_hash: string }) =>
  selectSessions.where('s.id_hash', '=', id_hash),
);

/** The session of this hash and its live user, in one round trip: every request of a signed-in person begins here. */
export const findSession = (db: DbOrTx, id_hash: string): Promise<SessionRow | null> =>
  fetchFirst(db, sessionStatement({ id_hash }));

/** Those of these sessions that are open, by hash, and as whom each is. */
const openSessionsStatement = prepareStatement(({ hashes }: { hashes: readonly string[] }) =>
  selectSessions
    .clearSelect()
    .select(['s.id_hash', 'u.id as user_id'])
    .where(sql<boolean>`s.id_hash = ANY (${hashes}::text[])`),
);
export const findOpenSessions = (
  db: DbOrTx,
  hashes: readonly string[],
): Promise<{ id_hash: string; user_id: string }[]> => fetchRows(db, openSessionsStatement({ hashes }));

/** The expiries of a person's sessions by hash, newest first. */
export const listUserSessions = (db: DbOrTx, user_id: string) =>
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
  fetchRows(
    db,
    query
      .selectFrom('sessions')
      .select(['id_hash', 'user_agent', 'created_at'])
      .where('user_id', '=', user_id)
      .where('expires_at', '>', NOW)
      .where('ends_at', '>', NOW)
      .orderBy('created_at', 'desc')
      .orderBy('id_hash')
      .limit(limit),
  );

/** Signs one of a person's own devices out; false when they have no such device. */
export async function deleteDevice(db: DbOrTx, user_id: string, id_hash: string): Promise<boolean> {
  const gone = await db.sessions.deleteMany({ where: { id_hash, user_id } });
  return gone.count > 0;
}

/** Written past Prisma, whose now() is this process's: a session begins and ends by one clock, the database's. */
export async function insertSession(
  db: DbOrTx,
  session: { id_hash: string; user_id: string; expires_at: Date; user_agent: string | null },
): Promise<void> {
  await execute(db, query.insertInto('sessions').values(session));
}

/** Puts a session's end off, never beyond its absolute one, and not at all when it is over by now. */
export async function extendSession(db: DbOrTx, id_hash: string, expires_at: Date): Promise<void> {
  const end = sql<Date>`least(${expires_at}, ends_at)`;
  await execute(
    db,
    query
      .updateTable('sessions')
      .set({ expires_at: end })
      .where('id_hash', '=', id_hash)
      .where('expires_at', '>', NOW)
      .where('expires_at', '<', end),
  );
}

/** Notes that a device is used; of many requests at once the first does, and the others find it noted. */
export async function markSeen(db: DbOrTx, id_hash: string): Promise<void> {
  await execute(
    db,
    query.updateTable('sessions as s').set({ seen_at: NOW }).where('s.id_hash', '=', id_hash).where(isSeenAnew),
  );
}

/** Has the holder of a session act for this child of theirs, or for themself; false when there is no such child. */
export async function writeActingFor(
  db: DbOrTx,
  { id_hash, user_id }: { id_hash: string; user_id: string },
  acting_for: string | null,
): Promise<boolean> {
  const child = query
    .selectFrom('users as child')
    .select('child.id')
    .where('child.id', '=', acting_for)
    .where('child.guardian_id', '=', user_id)
    .where('child.deleted_at', 'is', null)
    .where('child.dob', '>', CHILD_SINCE);
  const written = await execute(
    db,
    query
      .updateTable('sessions')
      .set({ acting_for })
      .where('id_hash', '=', id_hash)
      .where('user_id', '=', user_id)
      .$if(acting_for !== null, (update) => update.where((eb) => eb.exists(child))),
  );
  return written > 0;
}

export async function deleteSession(db: DbOrTx, id_hash: string): Promise<void> {
  await db.sessions.deleteMany({ where: { id_hash } });
}

/** Removes a person's sessions; with `except` all but that one. */
export async function deleteUserSessions(db: DbOrTx, user_id: string, except?: string): Promise<void> {
  await db.sessions.deleteMany({ where: { user_id, ...(except === undefined ? {} : { id_hash: { not: except } }) } });
}

/** Removes at most `limit` sessions that have expired, by the database's clock; answers how many went. */
export function deleteExpiredSessions(db: DbOrTx, limit: number): Promise<number> {
  const expired = query.selectFrom('sessions').select('id_hash').where('expires_at', '<=', NOW).limit(limit);
  return execute(db, query.deleteFrom('sessions').where('id_hash', 'in', expired));
}
