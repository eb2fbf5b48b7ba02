import type { DbOrTx, Tx } from '@fairway/db/client';
import { hashOfToken } from '../../../integrations/secrets.ts';
import { inBatches } from '../../../queues/in-batches.ts';
import { addressFault, invitationRefused, isCode, statusOf } from '../rules/invitations.ts';
import {
  claimById,
  claimInvitation,
  closeFor,
  deleteDone,
  findByCode,
  findByToken,
  type InvitationRow,
} from '../store/taking.ts';

export type { InvitationRow } from '../store/taking.ts';

/** The invitation that a link's token or a typed code leads to, and how it stands; null when there is none (any more). */
export async function invitationBehind(
  db: DbOrTx,
  token: string,
  now: Date,
): Promise<{ row: InvitationRow; byCode: boolean; status: ReturnType<typeof statusOf> } | null> {
  const byCode = isCode(token);
  const row = byCode ? await findByCode(db, token) : await findByToken(db, hashOfToken(token));
  return row && { row, byCode, status: statusOf(row, now) };
}

/** The invitation that may be accepted with this token, by whoever names this address; refused in plain words otherwise. */
export async function acceptableInvitation(
  db: DbOrTx,
  { token, email }: { token: string; email?: string | undefined },
  now: Date,
): Promise<InvitationRow> {
  const found = await invitationBehind(db, token, now);
  if (!found) throw invitationRefused('unknown');
  if (found.status !== 'open') throw invitationRefused(found.status);
  const fault = addressFault(email, { email: found.row.email, byCode: found.byCode });
  if (fault) throw fault;
  return found.row;
}

/** Uses an invitation up, in the transaction that makes its player (A7: single use). */
export async function takeInvitation(
  tx: Tx,
  invitation: Pick<InvitationRow, 'id' | 'token_hash'>,
  now: Date,
): Promise<void> {
  if (!(await claimInvitation(tx, invitation, now))) throw invitationRefused('used');
}

/** The same of somebody who came by its code through the sign-up; false when it was used up or taken back meanwhile. */
export const takeInvitationById = (tx: Tx, id: string, now: Date): Promise<boolean> => claimById(tx, id, now);

/** Somebody has joined a pro by another way than the invitation that waited for them: it is done with. */
export const closeInvitations = (tx: Tx, joined: { pro_id: string; email: string }, now: Date): Promise<void> =>
  closeFor(tx, joined, now);

/** Clears accepted invitations away once their links are out of date; answers how many there were. */
export const sweepInvitations = ({ db, now }: { db: DbOrTx; now: () => Date }): Promise<number> =>
  inBatches(1000, (size) => deleteDone(db, now(), size));
