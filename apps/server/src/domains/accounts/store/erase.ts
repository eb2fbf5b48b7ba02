import type { UserType } from '@fairway/contracts/accounts';
import type { Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** A person who is about to go. */
export interface Leaving {
  id: string;
  type: UserType;
  email: string;
  first_name: string;
}

/**
 * Locks a person, and with a pro their players, until the transaction ends; the person first, nobody when there is none.
 * Whatever names a locked person (a booking, a sign-in, a player who joins) waits, and then finds them gone.
 */
export async function lockLeaving(tx: Tx, user_id: string): Promise<Leaving[]> {
  const [person] = await tx.$queryRaw<Leaving[]>(sql`
    SELECT id, type, email, first_name FROM users WHERE id = ${user_id}::uuid FOR UPDATE`);
  if (!person) return [];
  // Asked for only now: while the pro was not locked yet, somebody may have joined them.
  const players = await tx.$queryRaw<Leaving[]>(sql`
    SELECT id, type, email, first_name FROM users
    WHERE pro_id = ${user_id}::uuid AND type = 'player' AND id <> ${user_id}::uuid ORDER BY id FOR UPDATE`);
  return [person, ...players];
}

/** What the database knows of that lies outside it. */
export interface Outside {
  /** Customers of the card provider. */
  customers: string[];
  /** Accounts of payees there. */
  payees: string[];
  /** Keys of stored files; what belongs to one lies below it. */
  keys: string[];
}

const theirs = (ids: string[]) => sql`= ANY(${ids}::uuid[])`;

/** Steps on the way in that led to these people, or to these pros (A8): no foreign key keeps them. */
const onboardingsOf = (ids: string[]) => sql`(pro_id ${theirs(ids)} OR user_id ${theirs(ids)}
  OR lower(email) IN (SELECT lower(email) FROM users WHERE id ${theirs(ids)}))`;

/** Files that lessons of theirs show, whoever sent them: a pro's videos of a player go with the player. */
const shownFiles = (ids: string[]) => sql`
  SELECT s.file_id FROM lesson_sections s JOIN lessons l ON l.id = s.lesson_id
  WHERE l.pro_id ${theirs(ids)} OR l.player_id ${theirs(ids)}`;

export async function readOutside(tx: Tx, ids: string[]): Promise<Outside> {
  const rows = await tx.$queryRaw<Outside[]>(sql`
    SELECT
      ARRAY(
        SELECT stripe_id FROM users WHERE id ${theirs(ids)} AND stripe_id IS NOT NULL
        UNION SELECT stripe_id FROM onboardings WHERE ${onboardingsOf(ids)} AND stripe_id IS NOT NULL ORDER BY 1
      ) AS customers,
      ARRAY(
        SELECT stripe_account_id FROM users WHERE id ${theirs(ids)} AND stripe_account_id IS NOT NULL ORDER BY 1
      ) AS payees,
      ARRAY(
        SELECT key FROM files WHERE owner_id ${theirs(ids)} OR id IN (${shownFiles(ids)})
        UNION SELECT key FROM data_exports WHERE user_id ${theirs(ids)} AND key IS NOT NULL ORDER BY 1
      ) AS keys`);
  return rows[0] ?? { customers: [], payees: [], keys: [] };
}

/**
 * Removes people with every row of theirs. Most rows go by their foreign key; those that have none to cascade by are named
 * here. The ledger of credits and the log of admins name nobody but by id, and stay (A13).
 */
export async function deletePeople(tx: Tx, ids: string[]): Promise<void> {
  await tx.$executeRaw(sql`DELETE FROM files WHERE id IN (${shownFiles(ids)})`);
  await tx.$executeRaw(sql`DELETE FROM lessons WHERE pro_id ${theirs(ids)} OR player_id ${theirs(ids)}`);
  // An accepted invitation keeps the name and the address it was sent to: it is the player's, and goes with them.
  await tx.$executeRaw(sql`
    DELETE FROM invitations i USING users u
    WHERE u.id ${theirs(ids)} AND i.pro_id = u.pro_id AND lower(i.email) = lower(u.email)`);
  await tx.$executeRaw(sql`
    DELETE FROM invitations i USING onboardings o WHERE o.user_id ${theirs(ids)} AND i.id = o.invitation_id`);
  await tx.$executeRaw(sql`DELETE FROM onboardings WHERE ${onboardingsOf(ids)}`);
  await tx.$executeRaw(sql`DELETE FROM users WHERE id ${theirs(ids)}`);
}
