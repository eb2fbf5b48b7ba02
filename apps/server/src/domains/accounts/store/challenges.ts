import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

export type ChallengePurpose = 'two_factor' | 'reset' | 'set_password';

/** Wrong answers a challenge bears (A3, A4). */
const TRIES = 5;

/**
 * Makes the changes to one person's secrets take turns until the transaction ends; sign-ins wait too, for their session names the
 * person's row. False when there is no such person any more.
 */
export async function lockPerson(tx: Tx, user_id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM users WHERE id = ${user_id}::uuid AND deleted_at IS NULL FOR UPDATE`);
  return rows.length > 0;
}

export interface NewChallenge {
  id: string;
  user_id: string;
  purpose: ChallengePurpose;
  token_hash: string | null;
  pin_hash: string | null;
  /** Tries that were made at the one it stands for. */
  tries: number;
  created_at: Date;
  expires_at: Date;
}

/**
 * Opens a challenge in the place of the one that is open for this purpose. Nobody's opens none. The caller holds the
 * person's lock: two that are made at once would each miss the other's.
 */
export async function replaceChallenge(tx: Tx, made: NewChallenge): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE challenges SET settled_at = ${made.created_at}
    WHERE user_id = ${made.user_id}::uuid AND purpose = ${made.purpose}::challenge_purpose AND settled_at IS NULL`);
  await tx.$executeRaw(sql`
    INSERT INTO challenges (id, user_id, purpose, token_hash, pin_hash, tries, created_at, expires_at)
    SELECT ${made.id}::uuid, id, ${made.purpose}::challenge_purpose, ${made.token_hash}, ${made.pin_hash}, ${made.tries},
      ${made.created_at}, ${made.expires_at}
    FROM users WHERE id = ${made.user_id}::uuid AND deleted_at IS NULL`);
}

/** What an answer is held against. */
export interface Tried {
  id: string;
  user_id: string;
  email: string;
  password_hash: string | null;
  pin_hash: string | null;
}

/** Which challenge an answer is for: that of a token, or a person's by their address. */
export type Which =
  | { purpose: 'two_factor' | 'set_password'; token_hash: string }
  | { purpose: 'reset'; email: string };

const isMeant = (which: Which) =>
  'token_hash' in which ? sql`c.token_hash = ${which.token_hash}` : sql`lower(u.email) = lower(${which.email})`;

/**
 * Counts a try at an open challenge and answers what it is held against, or null when there is none, it is over or its tries are
 * used up. Guesses at the same moment each count: the statement takes the row's lock and looks again at what it finds then.
 */
export async function countTry(db: DbOrTx, which: Which, now: Date): Promise<Tried | null> {
  const rows = await db.$queryRaw<Tried[]>(sql`
    UPDATE challenges c SET tries = tries + 1 FROM users u
    WHERE u.id = c.user_id AND u.deleted_at IS NULL AND ${isMeant(which)} AND c.purpose = ${which.purpose}::challenge_purpose
      AND c.settled_at IS NULL AND c.tries < ${TRIES} AND c.expires_at > ${now}
    RETURNING c.id, c.user_id, u.email, u.password_hash, c.pin_hash`);
  return rows[0] ?? null;
}

/** Closes a challenge that was met. Of two who meet it at the same moment one alone gets true. */
export async function settleChallenge(db: DbOrTx, id: string, now: Date): Promise<boolean> {
  const settled = await db.$executeRaw(sql`
    UPDATE challenges SET settled_at = ${now} WHERE id = ${id}::uuid AND settled_at IS NULL AND expires_at > ${now}`);
  return settled > 0;
}

/** Whose open sign-in a token stands for. */
export async function findBegun(
  db: DbOrTx,
  token_hash: string,
  now: Date,
): Promise<{ user_id: string; email: string } | null> {
  const rows = await db.$queryRaw<{ user_id: string; email: string }[]>(sql`
    SELECT c.user_id, u.email FROM challenges c JOIN users u ON u.id = c.user_id AND u.deleted_at IS NULL
    WHERE c.token_hash = ${token_hash} AND c.purpose = 'two_factor'
      AND c.settled_at IS NULL AND c.tries < ${TRIES} AND c.expires_at > ${now}`);
  return rows[0] ?? null;
}

/** Closes the challenge of a token and takes the token from it, for the next one. Answers the tries made, null when there is none. */
export async function giveUpToken(tx: Tx, token_hash: string, now: Date): Promise<number | null> {
  const rows = await tx.$queryRaw<{ tries: number }[]>(sql`
    UPDATE challenges SET settled_at = ${now}, token_hash = NULL
    WHERE token_hash = ${token_hash} AND settled_at IS NULL AND tries < ${TRIES} AND expires_at > ${now}
    RETURNING tries`);
  return rows[0]?.tries ?? null;
}

/** Voids every pin and link of a person: what was asked for under the old password ends with it. */
export async function voidChallenges(tx: Tx, user_id: string, now: Date): Promise<void> {
  await tx.$executeRaw(
    sql`UPDATE challenges SET settled_at = ${now} WHERE user_id = ${user_id}::uuid AND settled_at IS NULL`,
  );
}

/** Removes at most `limit` challenges that are over; answers how many went. */
export const deleteOldChallenges = (db: DbOrTx, now: Date, limit: number): Promise<number> =>
  db.$executeRaw(
    sql`DELETE FROM challenges WHERE id IN (SELECT id FROM challenges WHERE expires_at <= ${now} LIMIT ${limit})`,
  );
