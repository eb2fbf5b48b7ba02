import type { DbOrTx, Tx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { execute, fetchFirst, query, type Database } from '@fairway/db/query';
import type { ExpressionBuilder } from 'kysely';

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

const selectInvitations = query
  .selectFrom('invitations as i')
  .innerJoin('users as pro', (join) =>
    join.onRef('pro.id', '=', 'i.pro_id').on('pro.type', '=', 'pro').on('pro.deleted_at', 'is', null),
  )
  .select(['i.id', 'i.pro_id', 'i.first_name', 'i.last_name', 'i.email', 'i.phone', 'i.token_hash', 'i.expires_at'])
  .select(['i.accepted_at', 'pro.first_name as pro_first_name', 'pro.last_name as pro_last_name'])
  .select('pro.timezone as pro_timezone');

/** The invitation that the newest mail's token leads to, accepted or not. */
export const findByToken = (db: DbOrTx, token_hash: string): Promise<InvitationRow | null> =>
  fetchFirst(db, selectInvitations.where('i.token_hash', '=', token_hash));

/** The invitation of this code that nobody has accepted. */
export const findByCode = (db: DbOrTx, code: string): Promise<InvitationRow | null> =>
  fetchFirst(
    db,
    selectInvitations
      .where((eb) => eb(eb.fn('upper', ['i.code']), '=', eb.fn('upper', [eb.val(code)])))
      .where('i.accepted_at', 'is', null),
  );

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

/** Whether an invitation is open, and for this address. */
const isOpenFor = (email: string) => (eb: ExpressionBuilder<Database, 'invitations'>) =>
  eb.and([eb(foldEmail(eb.ref('email')), '=', foldEmail(email)), eb('accepted_at', 'is', null)]);

/** The same by its id and the address it was sent to, whatever mail was sent since. */
export async function claimById(tx: Tx, id: string, email: string, now: Date): Promise<boolean> {
  const accept = query.updateTable('invitations').set({ accepted_at: now });
  return (await execute(tx, accept.where('id', '=', id).where(isOpenFor(email)))) === 1;
}

/** Whether an open invitation was sent to this address. */
export async function isSentTo(db: DbOrTx, id: string, email: string): Promise<boolean> {
  const sent = query.selectFrom('invitations').select('id').where('id', '=', id).where(isOpenFor(email));
  return (await fetchFirst(db, sent)) !== null;
}

/** Marks what this pro has open for an address as accepted: its owner has joined by another way. */
export async function closeFor(tx: Tx, { pro_id, email }: { pro_id: string; email: string }, now: Date): Promise<void> {
  const accept = query.updateTable('invitations').set({ accepted_at: now });
  await execute(tx, accept.where('pro_id', '=', pro_id).where(isOpenFor(email)));
}

/** Removes at most `limit` accepted invitations whose links are out of date by `now`; answers how many went. */
export function deleteDone(db: DbOrTx, now: Date, limit: number): Promise<number> {
  const done = query
    .selectFrom('invitations')
    .select('id')
    .where('accepted_at', 'is not', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit);
  return execute(db, query.deleteFrom('invitations').where('id', 'in', done));
}
