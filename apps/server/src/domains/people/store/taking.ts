import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** An invitation as whoever comes with its token or code finds it. */
export interface InvitationRow {
  id: string;
  pro_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  token_hash: string;
  expires_at: Date;
  accepted_at: Date | null;
  pro_first_name: string;
  pro_last_name: string;
  pro_timezone: string;
}

const columns = sql`i.id, i.pro_id, i.first_name, i.last_name, i.email, i.phone, i.token_hash, i.expires_at, i.accepted_at,
  pro.first_name AS pro_first_name, pro.last_name AS pro_last_name, pro.timezone AS pro_timezone
  FROM invitations i JOIN users pro ON pro.id = i.pro_id AND pro.type = 'pro' AND pro.deleted_at IS NULL`;

/** The invitation that the newest mail's token leads to, accepted or not. */
export async function findByToken(db: DbOrTx, token_hash: string): Promise<InvitationRow | null> {
  const rows = await db.$queryRaw<InvitationRow[]>(sql`SELECT ${columns} WHERE i.token_hash = ${token_hash}`);
  return rows[0] ?? null;
}

/** The invitation of this code that nobody has accepted. */
export async function findByCode(db: DbOrTx, code: string): Promise<InvitationRow | null> {
  const rows = await db.$queryRaw<InvitationRow[]>(sql`
    SELECT ${columns} WHERE upper(i.code) = upper(${code}) AND i.accepted_at IS NULL`);
  return rows[0] ?? null;
}

/**
 * Marks an invitation as accepted and answers whether it was open still, under the token it was found by. Two at once: the
 * second waits for the first's transaction, and finds the invitation open again only if that one failed.
 */
export async function claimInvitation(
  tx: Tx,
  { id, token_hash }: Pick<InvitationRow, 'id' | 'token_hash'>,
  now: Date,
): Promise<boolean> {
  const claim = { where: { id, token_hash, accepted_at: null, expires_at: { gt: now } }, data: { accepted_at: now } };
  return (await tx.invitations.updateMany(claim)).count === 1;
}

/** The same by its id alone, whatever mail was sent since. */
export async function claimById(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (
    (await tx.invitations.updateMany({ where: { id, accepted_at: null }, data: { accepted_at: now } })).count === 1
  );
}

/** Marks what this pro has open for an address as accepted: its owner has joined by another way. */
export async function closeFor(tx: Tx, { pro_id, email }: { pro_id: string; email: string }, now: Date): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE invitations SET accepted_at = ${now}
    WHERE pro_id = ${pro_id}::uuid AND lower(email) = lower(${email}) AND accepted_at IS NULL`);
}

/** Removes at most `limit` accepted invitations whose links are out of date by `now`; answers how many went. */
export const deleteDone = (db: DbOrTx, now: Date, limit: number): Promise<number> =>
  db.$executeRaw(sql`
    DELETE FROM invitations WHERE id IN (
      SELECT id FROM invitations WHERE accepted_at IS NOT NULL AND expires_at <= ${now} ORDER BY expires_at LIMIT ${limit})`);
