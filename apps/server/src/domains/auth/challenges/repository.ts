import type { DbOrTx, Tx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { execute, fetchFirst, query, type Database } from '@fairway/db/query';
import type { ExpressionBuilder, NotNull } from 'kysely';

export type ChallengePurpose = 'two_factor' | 'reset' | 'set_password' | 'confirm_email';

/** Wrong answers a challenge bears (A3, A4). */
const TRIES = 5;

/**
 * Makes the changes to one person's secrets take turns until the transaction ends; sign-ins wait too, for their session names the
 * person's row. False when there is no such person any more.
 */
export async function lockPerson(tx: Tx, user_id: string): Promise<boolean> {
  const live = query.selectFrom('users').select('id').where('id', '=', user_id).where('deleted_at', 'is', null);
  return (await fetchFirst(tx, live.forUpdate())) !== null;
}

export interface NewChallenge {
  id: string;
  user_id: string;
  purpose: ChallengePurpose;
  /** The address that the pin is sent to, where it is the address that is to be confirmed. */
  email: string | null;
  token_hash: string | null;
  pin_hash: string | null;
  /** Tries that were made at the one it stands for. */
  tries: number;
  created_at: Date;
  expires_at: Date;
}

const NAMES = ['id', 'purpose', 'email', 'token_hash', 'pin_hash', 'tries', 'created_at', 'expires_at'] as const;

/**
 * Opens a challenge in the place of the one that is open for this purpose. Nobody's opens none. The caller holds the
 * person's lock: two that are made at once would each miss the other's.
 */
export async function replaceChallenge(tx: Tx, made: NewChallenge): Promise<void> {
  await voidChallenge(tx, made.user_id, made.purpose, made.created_at);
  const { user_id, ...rest } = made;
  await execute(
    tx,
    query
      .insertInto('challenges')
      .columns(['user_id', ...NAMES])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select('users.id')
          .select(NAMES.map((name) => eb.val(rest[name]).as(name)))
          .where('users.id', '=', user_id)
          .where('users.deleted_at', 'is', null),
      ),
  );
}

/** What an answer is held against. */
export interface Tried {
  id: string;
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  pin_hash: string | null;
  /** The address that a pin of `confirm_email` was sent to. */
  confirms: string | null;
}

/** Which challenge an answer is for: that of a token, or a person's by their address. */
export type Which =
  | { purpose: 'two_factor' | 'set_password'; token_hash: string }
  | { purpose: 'confirm_email'; user_id: string }
  | { purpose: 'reset'; email: string };

type Answered = Database & { c: Database['challenges']; u: Database['users'] };

const isMeant = (which: Which) => (eb: ExpressionBuilder<Answered, 'c' | 'u'>) => {
  if ('token_hash' in which) return eb('c.token_hash', '=', which.token_hash);
  return 'user_id' in which
    ? eb('u.id', '=', which.user_id)
    : eb(foldEmail(eb.ref('u.email')), '=', foldEmail(which.email));
};

/** Whether a challenge is neither met nor over, and has a try left. */
const isOpen = (now: Date) => (eb: ExpressionBuilder<Database & { c: Database['challenges'] }, 'c'>) =>
  eb.and([eb('c.settled_at', 'is', null), eb('c.tries', '<', TRIES), eb('c.expires_at', '>', now)]);

/**
 * Counts a try at an open challenge and answers what it is held against, or null when there is none, it is over or its tries are
 * used up. Guesses at the same moment each count: the statement takes the row's lock and looks again at what it finds then.
 */
export const countTry = (db: DbOrTx, which: Which, now: Date): Promise<Tried | null> =>
  fetchFirst(
    db,
    query
      .updateTable('challenges as c')
      .from('users as u')
      .set((eb) => ({ tries: eb('c.tries', '+', 1) }))
      .whereRef('u.id', '=', 'c.user_id')
      .where('u.deleted_at', 'is', null)
      .where('u.email', 'is not', null)
      .where(isMeant(which))
      .where('c.purpose', '=', which.purpose)
      .where(isOpen(now))
      .returning(['c.id', 'c.user_id', 'u.email', 'u.first_name', 'u.last_name', 'u.password_hash', 'c.pin_hash'])
      .returning('c.email as confirms')
      .$narrowType<{ email: NotNull }>(),
  );

/** Closes a challenge that was met. Of two who meet it at the same moment one alone gets true. */
export async function settleChallenge(db: DbOrTx, id: string, now: Date): Promise<boolean> {
  const open = { id, settled_at: null, expires_at: { gt: now } };
  return (await db.challenges.updateMany({ where: open, data: { settled_at: now } })).count > 0;
}

/** Whose open sign-in a token stands for. */
export const findBegun = (
  db: DbOrTx,
  token_hash: string,
  now: Date,
): Promise<{ user_id: string; email: string } | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('challenges as c')
      .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'c.user_id').on('u.deleted_at', 'is', null))
      .select(['c.user_id', 'u.email'])
      .where('u.email', 'is not', null)
      .$narrowType<{ email: NotNull }>()
      .where('c.token_hash', '=', token_hash)
      .where('c.purpose', '=', 'two_factor')
      .where(isOpen(now)),
  );

/** Closes the challenge of a token and takes the token from it, for the next one. Answers the tries made, null when there is none. */
export async function giveUpToken(tx: Tx, token_hash: string, now: Date): Promise<number | null> {
  const given = await fetchFirst(
    tx,
    query
      .updateTable('challenges as c')
      .set({ settled_at: now, token_hash: null })
      .where('c.token_hash', '=', token_hash)
      .where(isOpen(now))
      .returning('c.tries'),
  );
  return given?.tries ?? null;
}

/** Voids the pin of a person's for one purpose. */
export async function voidChallenge(db: DbOrTx, user_id: string, purpose: ChallengePurpose, now: Date): Promise<void> {
  await db.challenges.updateMany({ where: { user_id, purpose, settled_at: null }, data: { settled_at: now } });
}

/** Voids every pin and link of a person: what was asked for under the old password ends with it. */
export async function voidChallenges(tx: Tx, user_id: string, now: Date): Promise<void> {
  await tx.challenges.updateMany({ where: { user_id, settled_at: null }, data: { settled_at: now } });
}

/** Removes at most `limit` challenges that are over; answers how many went. */
export function deleteOldChallenges(db: DbOrTx, now: Date, limit: number): Promise<number> {
  const old = query.selectFrom('challenges').select('id').where('expires_at', '<=', now).limit(limit);
  return execute(db, query.deleteFrom('challenges').where('id', 'in', old));
}
