import { sql, type Expression } from 'kysely';
import type { Tx } from './client.ts';
import { fetchFirst, fetchRows, query } from './query.ts';

/** Takes the lock of this name, as a part of a statement; the transaction keeps it until it ends. */
const takeLock = (name: Expression<string> | string) =>
  sql<string>`pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`;
const lockName = (tx: Tx, name: Expression<string> | string) => fetchRows(tx, sql<object>`SELECT ${takeLock(name)}`);

/**
 * The lock of `lockDiary` as a part of a statement that has more to do. The statement itself reads what was there before it
 * waited: what the lock is for is read by the next one.
 */
export const takeDiaryLock = (pro_id: string) => takeLock(sql<string>`'diary ' || ${pro_id}::text`);

/**
 * Makes the changes to one pro's diary take turns until the transaction ends. Moving a lesson and rewriting hours need it:
 * two updates that each wait for the other's exclusion check would deadlock.
 */
export async function lockDiary(tx: Tx, pro_id: string): Promise<void> {
  await fetchRows(tx, sql<object>`SELECT ${takeDiaryLock(pro_id)}`);
}

/** Makes the uploads of one person take turns at being given a place until the transaction ends: the second counts the first. */
export async function lockUploads(tx: Tx, owner_id: string): Promise<void> {
  await lockName(tx, `uploads ${owner_id}`);
}

/** Makes what one coach keeps for writing records take turns until the transaction ends: the second counts the first. */
export async function lockTemplates(tx: Tx, pro_id: string): Promise<void> {
  await lockName(tx, `templates ${pro_id}`);
}

/** Makes the calls that name one attempt of one player to buy something take turns until the transaction ends: the second finds the first. */
export async function lockAttempt(tx: Tx, { player_id, key }: { player_id: string; key: string }): Promise<void> {
  await lockName(tx, `attempt ${player_id} ${key}`);
}

/** Makes the mails to one address take turns until the transaction ends: each then counts the ones before it. */
export async function lockRecipient(tx: Tx, email: string): Promise<void> {
  await lockName(tx, sql<string>`'mails to ' || lower(${email})`);
}

/**
 * The same for many addresses at once. Two that write to some of the same take them in the same order, by the number of each lock, so that
 * neither waits for the other for ever.
 */
export async function lockRecipients(tx: Tx, emails: readonly string[]): Promise<void> {
  const numbers = sql`SELECT DISTINCT hashtextextended('mails to ' || lower(email), 0) AS number FROM unnest(${emails}::text[]) AS email`;
  await fetchRows(
    tx,
    sql<object>`SELECT pg_advisory_xact_lock(number)::text FROM (${numbers} ORDER BY number) AS locks`,
  );
}

/** Makes whatever takes an admin away take turns until the transaction ends: each then sees who is left. */
export async function lockAdminChanges(tx: Tx): Promise<void> {
  await lockName(tx, 'admins');
}

/**
 * Makes what is added to the things of one person take turns until the transaction ends; what only names the person, as a booking does,
 * passes by. Answers whether this is a live person.
 */
export async function lockOwner(tx: Tx, user_id: string): Promise<boolean> {
  const row = await fetchFirst(
    tx,
    query.selectFrom('users').select('deleted_at').where('id', '=', user_id).forNoKeyUpdate(),
  );
  return row !== null && row.deleted_at === null;
}

/**
 * Those of these drills that are in the coach's library. One that is being deleted is waited for, and then is not there; those that are stay
 * until the transaction ends, so that nothing comes to name one that is gone.
 */
export async function lockLibraryDrills(tx: Tx, pro_id: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await fetchRows(
    tx,
    query
      .selectFrom('drills')
      .select('id')
      .where('pro_id', '=', pro_id)
      .where('deleted_at', 'is', null)
      .where((eb) => eb('id', '=', eb.fn.any(sql<string[]>`${[...ids]}::uuid[]`)))
      .orderBy('id')
      .forKeyShare(),
  );
  return new Set(rows.map(({ id }) => id));
}
