import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { MOST_CHILDREN } from '@fairway/contracts/coaching/guardian-limits';
import { sql } from 'kysely';
import { childSince } from '#core/child-since.ts';

export interface ChildRow {
  id: string;
  first_name: string;
  last_name: string;
  dob: string;
  email: string | null;
  has_password: boolean;
}

/** The live children in somebody's care, the oldest first. */
export const listChildRows = (db: DbOrTx, guardian_id: string): Promise<ChildRow[]> =>
  fetchRows(
    db,
    query
      .selectFrom('users')
      .select((eb) => [
        'id',
        'first_name',
        'last_name',
        'email',
        eb.cast<string>('dob', 'text').as('dob'),
        eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      ])
      .where('guardian_id', '=', guardian_id)
      .where('deleted_at', 'is', null)
      .orderBy('dob')
      .orderBy('id')
      .limit(MOST_CHILDREN),
  );

export interface LockedPlayer {
  id: string;
  pro_id: string | null;
  guardian_id: string | null;
  dob: string | null;
  email: string | null;
  has_password: boolean;
  timezone: string;
}

/** A live player, locked until the transaction ends: what is decided of them holds until it is written. */
export const lockPlayer = (tx: Tx, id: string): Promise<LockedPlayer | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('users')
      .select((eb) => [
        'id',
        'pro_id',
        'guardian_id',
        'email',
        'timezone',
        eb.cast<string | null>('dob', 'text').as('dob'),
        eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      ])
      .where('id', '=', id)
      .where('type', '=', 'player')
      .where('deleted_at', 'is', null)
      .forUpdate(),
  );

/** Whether somebody has taken a child of this name and birthday into their care since an instant, and still has them in it. */
export async function hasAddedSince(
  tx: Tx,
  guardian_id: string,
  { since, ...child }: { first_name: string; last_name: string; dob: Date; since: Date },
): Promise<boolean> {
  const where = { ...child, guardian_id, deleted_at: null, created_at: { gt: since } };
  return (await tx.users.findFirst({ where, select: { id: true } })) !== null;
}

export const countChildren = (tx: Tx, guardian_id: string): Promise<number> =>
  tx.users.count({ where: { guardian_id, deleted_at: null } });

/** Puts a child into somebody's care, or with null out of it. */
export async function writeGuardian(tx: Tx, id: string, guardian_id: string | null): Promise<void> {
  await execute(tx, query.updateTable('users').set({ guardian_id }).where('id', '=', id));
}

/** Some of those who have grown up in somebody's care and can log in, locked until the transaction ends. Another worker's are passed by. */
export const lockGrownUp = (tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<{ id: string }[]> =>
  fetchRows(
    tx,
    query
      .selectFrom('users')
      .select('id')
      .where('guardian_id', 'is not', null)
      .where('password_hash', 'is not', null)
      .where('deleted_at', 'is', null)
      .where('dob', '<=', childSince(sql<Date>`(${now}::timestamptz AT TIME ZONE 'UTC')::date`))
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked(),
  );

/**
 * Takes from whoever had a child in their care what they have of it: a card of theirs that pays for the child, and the address of its
 * calendar. Answers which card that was.
 */
export async function forgetGuardian(tx: Tx, id: string, calendar_token: string): Promise<string | null> {
  const nothing = { stripe_payment_method: null, stripe_card: null };
  const before = query.selectFrom('users').select(['id', 'stripe_payment_method']).where('id', '=', id).forUpdate();
  const forgotten = await fetchFirst(
    tx,
    query
      .with('before', () => before)
      .updateTable('users')
      .from('before')
      .set({ ...nothing, calendar_token })
      .whereRef('users.id', '=', 'before.id')
      .returning('before.stripe_payment_method'),
  );
  return forgotten?.stripe_payment_method ?? null;
}

/** Gives a child who cannot log in yet the address to do it by. */
export async function writeChildEmail(tx: Tx, id: string, email: string): Promise<void> {
  await execute(tx, query.updateTable('users').set({ email }).where('id', '=', id).where('password_hash', 'is', null));
}

/** Takes a child's own way in: their guardian logs in for them from now on. */
export async function clearSignIn(tx: Tx, id: string): Promise<void> {
  await execute(
    tx,
    query.updateTable('users').set({ email: null, password_hash: null, email_verified_at: null }).where('id', '=', id),
  );
}
