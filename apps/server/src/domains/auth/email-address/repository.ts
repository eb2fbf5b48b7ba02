import type { DbOrTx, Tx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { selectPendingEmail } from '@fairway/db/pending-email';
import { fetchFirst, query } from '@fairway/db/query';
import type { NotNull } from 'kysely';

export interface OwnEmailRow {
  email: string;
  email_verified_at: Date | null;
  pending_email: string | null;
  subscribed_until: Date | null;
}

/** How a live person's address stands; null for a child who has none. */
export const findOwnEmail = (db: DbOrTx, id: string, now: Date): Promise<OwnEmailRow | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users as u')
      .select(['u.email', 'u.email_verified_at', 'u.subscribed_until'])
      .select((eb) => selectPendingEmail({ id: eb.ref('u.id'), email: eb.ref('u.email') }, now).as('pending_email'))
      .where('u.id', '=', id)
      .where('u.email', 'is not', null)
      .where('u.deleted_at', 'is', null)
      .$narrowType<{ email: NotNull }>(),
  );

/**
 * Writes that a person reads the mail of an address, which is theirs from now on. Answers the one before it, when that was another;
 * letters alone make none.
 */
export async function writeConfirmedEmail(
  tx: Tx,
  id: string,
  { email, now }: { email: string; now: Date },
): Promise<{ from: string } | null> {
  const row = await fetchFirst(
    tx,
    query
      .with('before', (db) =>
        db
          .selectFrom('users')
          .select((eb) => ['id', 'email', eb(foldEmail(eb.ref('email')), '<>', foldEmail(email)).as('another')])
          .where('id', '=', id),
      )
      .updateTable('users as u')
      .from('before')
      .set((eb) => ({
        email_verified_at: now,
        email: eb.case().when(eb.ref('before.another')).then(email).else(eb.ref('u.email')).end(),
      }))
      .whereRef('u.id', '=', 'before.id')
      .returning(['before.email as from', 'before.another']),
  );
  return row?.another && row.from !== null ? { from: row.from } : null;
}

/** Writes that a person has used what was mailed to the address they have. */
export async function markEmailVerified(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.users.updateMany({ where: { id, email_verified_at: null }, data: { email_verified_at: now } });
}

/** Nobody has shown that they read the mail of the address that a person was given. */
export async function forgetEmailVerified(tx: Tx, id: string): Promise<void> {
  await tx.users.update({ where: { id }, data: { email_verified_at: null } });
}
