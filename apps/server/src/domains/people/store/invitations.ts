import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

export interface PendingRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  expires_at: Date;
}

const pending = { id: true, first_name: true, last_name: true, email: true, phone: true, expires_at: true } as const;

/** Those a pro has invited and who are not here yet, by last name, a page of `take`. */
export const readPending = (
  db: DbOrTx,
  pro_id: string,
  { skip, take }: { skip: number; take: number },
): Promise<PendingRow[]> =>
  db.invitations.findMany({
    where: { pro_id, accepted_at: null },
    select: pending,
    orderBy: [{ last_name: 'asc' }, { first_name: 'asc' }, { id: 'asc' }],
    skip,
    take,
  });

export const readPendingOne = (db: DbOrTx, pro_id: string, id: string): Promise<PendingRow | null> =>
  db.invitations.findFirst({ where: { id, pro_id, accepted_at: null }, select: pending });

/** The first of these codes that leads to nobody yet, neither to a pro nor to an open invitation (A7). */
export async function freeCode(db: DbOrTx, candidates: readonly string[]): Promise<string> {
  const [free] = await db.$queryRaw<{ code: string }[]>(sql`
    SELECT candidate.code FROM unnest(${candidates}::text[]) AS candidate (code)
    WHERE NOT EXISTS (SELECT FROM users u WHERE upper(u.referral_code) = candidate.code)
      AND NOT EXISTS (SELECT FROM invitations i WHERE upper(i.code) = candidate.code AND i.accepted_at IS NULL)
    LIMIT 1`);
  if (!free) throw new Error('Every candidate for a code is taken.');
  return free.code;
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
  const written = await tx.$executeRaw(sql`
    INSERT INTO invitations (id, pro_id, first_name, last_name, email, phone, token_hash, code, created_at, expires_at)
    VALUES (${row.id}::uuid, ${row.pro_id}::uuid, ${row.first_name}, ${row.last_name}, ${row.email}, ${row.phone},
      ${row.token_hash}, ${row.code}, ${row.created_at}, ${row.expires_at})
    ON CONFLICT (pro_id, lower(email)) WHERE accepted_at IS NULL DO NOTHING`);
  return written === 1;
}

/** Locks one of a pro's open invitations for another mail; null when they have no such one. */
export async function lockPending(tx: Tx, pro_id: string, id: string): Promise<{ email: string; sent: number } | null> {
  const rows = await tx.$queryRaw<{ email: string; sent: number }[]>(sql`
    SELECT email, sent FROM invitations
    WHERE id = ${id}::uuid AND pro_id = ${pro_id}::uuid AND accepted_at IS NULL FOR UPDATE`);
  return rows[0] ?? null;
}

export const renewInvitation = (
  tx: Tx,
  id: string,
  mail: { sent: number; token_hash: string; expires_at: Date },
): Promise<PendingRow> => tx.invitations.update({ where: { id }, data: mail, select: pending });

/** Takes an open invitation back; false when this pro has no such one. */
export async function deletePending(db: DbOrTx, pro_id: string, id: string): Promise<boolean> {
  return (await db.invitations.deleteMany({ where: { id, pro_id, accepted_at: null } })).count === 1;
}
