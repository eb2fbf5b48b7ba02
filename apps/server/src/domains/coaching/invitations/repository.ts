import type { DbOrTx, Tx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';

export interface PendingRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  expires_at: Date;
}

const pending = { id: true, first_name: true, last_name: true, email: true, phone: true, expires_at: true } as const;

interface Page {
  limit: number;
  offset: number;
}

const selectPending = prepareStatement(({ pro_id, limit, offset }: { pro_id: string } & Page) =>
  query
    .selectFrom('invitations')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'expires_at'])
    .where('pro_id', '=', pro_id)
    .where('accepted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(limit)
    .offset(offset),
);

/** Those a pro has invited and who are not here yet, by last name, a page of `limit`. */
export const readPending = (db: DbOrTx, pro_id: string, page: Page): Promise<PendingRow[]> =>
  fetchRows(db, selectPending({ pro_id, ...page }));

export const readPendingOne = (db: DbOrTx, pro_id: string, id: string): Promise<PendingRow | null> =>
  db.invitations.findFirst({ where: { id, pro_id, accepted_at: null }, select: pending });

/** Those of these codes that lead to nobody yet, neither to a pro nor to an open invitation (A7), `limit` at most. */
export async function readFreeCodes(db: DbOrTx, candidates: readonly string[], limit: number): Promise<string[]> {
  const candidate = sql<{ code: string }>`unnest(${candidates}::text[])`.as<'candidate'>(sql`candidate(code)`);
  const code = sql.ref<string>('candidate.code');
  const pros = query.selectFrom('users as u').select('u.id');
  const open = query.selectFrom('invitations as i').select('i.id').where('i.accepted_at', 'is', null);
  const free = await fetchRows(
    db,
    query
      .selectFrom(candidate)
      .select('candidate.code')
      .where((eb) => eb.not(eb.exists(pros.where((of) => of(of.fn('upper', ['u.referral_code']), '=', code)))))
      .where((eb) => eb.not(eb.exists(open.where((of) => of(of.fn('upper', ['i.code']), '=', code)))))
      .limit(limit),
  );
  if (free.length < limit) throw new Error('Every candidate for a code is taken.');
  return free.map((row) => row.code);
}

export interface NewInvitation extends PendingRow {
  pro_id: string;
  token_hash: string;
  code: string;
  created_at: Date;
}

/**
 * Writes an invitation, and answers whether this pro had none open for the address. Two at once: the second waits for the
 * first and then finds its address taken.
 */
export async function insertInvitation(tx: Tx, row: NewInvitation): Promise<boolean> {
  return (await insertInvitations(tx, [row])) === 1;
}

/** The same of many at once; answers how many were written. */
export const insertInvitations = (tx: Tx, rows: readonly NewInvitation[]): Promise<number> =>
  execute(
    tx,
    query
      .insertInto('invitations')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .expression(sql`pro_id, fold_email(email)`)
          .where('accepted_at', 'is', null)
          .doNothing(),
      ),
  );

/** The addresses among these to which an invitation of the pro's is open, folded as addresses are compared. */
export async function readInvitedEmails(db: DbOrTx, pro_id: string, emails: readonly string[]): Promise<string[]> {
  const rows = await fetchRows(
    db,
    query
      .selectFrom('invitations as i')
      .select((eb) => foldEmail(eb.ref('i.email')).as('email'))
      .where('i.pro_id', '=', pro_id)
      .where('i.accepted_at', 'is', null)
      .where((eb) =>
        eb(
          foldEmail(eb.ref('i.email')),
          'in',
          sql<string>`(SELECT fold_email(one) FROM unnest(${emails}::text[]) AS one)`,
        ),
      ),
  );
  return rows.map(({ email }) => email);
}

/** Locks one of a pro's open invitations for another mail; null when they have no such one. */
export const lockPending = (tx: Tx, pro_id: string, id: string): Promise<{ email: string; sent: number } | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('invitations')
      .select(['email', 'sent'])
      .where('id', '=', id)
      .where('pro_id', '=', pro_id)
      .where('accepted_at', 'is', null)
      .forUpdate(),
  );

export const renewInvitation = (
  tx: Tx,
  id: string,
  mail: { sent: number; token_hash: string; expires_at: Date },
): Promise<PendingRow> => tx.invitations.update({ where: { id }, data: mail, select: pending });

/** Takes an open invitation back; false when this pro has no such one. */
export async function deletePending(db: DbOrTx, pro_id: string, id: string): Promise<boolean> {
  return (await db.invitations.deleteMany({ where: { id, pro_id, accepted_at: null } })).count === 1;
}
