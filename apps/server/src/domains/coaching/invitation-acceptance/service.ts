import type { SignedIn } from '@fairway/contracts/auth/accounts';
import type { AcceptIn, CodeFound, Invitation } from '@fairway/contracts/coaching/joining';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import type { AppServices, CallRequest } from '#app/context.ts';
import {
  invitationRefused,
  addressFault,
  notInvited,
  isCode,
  invitationStatus,
} from '#domains/coaching/invitations/rules.ts';
import { addressInUse, tokenRefused } from '#domains/coaching/onboarding/rules.ts';
import { findCoach, keepCoach } from '#domains/coaching/onboarding/repository.ts';
import { isEmailTaken } from '#domains/auth/email-address/service.ts';
import { signedInResult } from '#domains/auth/session-start/service.ts';
import { joinPlayer } from '#domains/coaching/accounts/service.ts';
import { hashPassword, refuseGuessable } from '#domains/auth/password-hashing/service.ts';
import { hashToken } from '#adapters/secrets.ts';
import { inBatches } from '#core/in-batches.ts';
import {
  claimById,
  claimInvitation,
  closeFor,
  deleteDone,
  findByCode,
  findByToken,
  isSentTo,
  type InvitationRow,
} from './repository.ts';
import { coachNameView } from './view.ts';

/** Whom a code leads to: a pro's code to the sign-up, an invitation's to its own page (A7). Unknown is a 422 on `token`. */
export async function resolveCode(
  { token }: { token: string },
  services: AppServices,
  request: CallRequest,
): Promise<CodeFound> {
  await services.rateLimits.take('codes_address', request.ip);
  const pro = await findCoach(services.db, token);
  if (pro) return { kind: 'pro', pro: { first_name: pro.first_name, last_name: pro.last_name } };
  const invited = await findInvitation(services.db, token, services.now());
  if (invited?.status !== 'open') throw tokenRefused();
  return { kind: 'invitation', pro: coachNameView(invited.row) };
}

/** What the page of an invitation shows. Who comes by the code learns no more than whose it is. */
export async function readInvitation(
  { token }: { token: string },
  services: AppServices,
  request: CallRequest,
): Promise<Invitation> {
  await services.rateLimits.take('codes_address', request.ip);
  const found = await findInvitation(services.db, token, services.now());
  if (!found) throw invitationRefused('unknown');
  const { row, byCode, status } = found;
  const theirs = byCode ? { first_name: null, email: null } : { first_name: row.first_name, email: row.email };
  return { status, pro: coachNameView(row), ...theirs };
}

/**
 * Makes a player of whoever was invited, linked to their pro and signed in (A7). The invitation is used up in the same
 * transaction, so that two at once make one player.
 */
export async function acceptInvitation(
  { token, email, password }: AcceptIn,
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  await services.rateLimits.take('codes_address', request.ip);
  const now = services.now();
  const { row: invitation, byCode } = await acceptableInvitation(services.db, { token, email }, now);
  if (await isEmailTaken(services.db, invitation.email)) throw addressInUse();
  await refuseGuessable(password, invitation);
  const password_hash = await hashPassword(password);
  const { session } = await inTransaction(services.db, async (tx) => {
    if (!(await keepCoach(tx, invitation.pro_id))) throw invitationRefused('unknown');
    await useInvitation(tx, invitation, now);
    const { pro_id, first_name, last_name, phone, pro_timezone: timezone } = invitation;
    const person = { pro_id, email: invitation.email, first_name, last_name, phone, timezone, password_hash };
    // The link can only have come by mail; a code may have been read out.
    const email_verified_at = byCode ? null : now;
    return joinPlayer(tx, { ...person, email_verified_at, created_at: now }, request);
  });
  return signedInResult(session, services, request);
}

/** The invitation that a link's token or a typed code leads to, and how it stands; null when there is none (any more). */
export async function findInvitation(
  db: DbOrTx,
  token: string,
  now: Date,
): Promise<{ row: InvitationRow; byCode: boolean; status: ReturnType<typeof invitationStatus> } | null> {
  const byCode = isCode(token);
  const row = byCode ? await findByCode(db, token) : await findByToken(db, hashToken(token));
  return row && { row, byCode, status: invitationStatus(row, now) };
}

/** The invitation that may be accepted with this token, by whoever names this address; refused in plain words otherwise. */
export async function acceptableInvitation(
  db: DbOrTx,
  { token, email }: { token: string; email?: string | undefined },
  now: Date,
): Promise<{ row: InvitationRow; byCode: boolean }> {
  const found = await findInvitation(db, token, now);
  if (!found) throw invitationRefused('unknown');
  if (found.status !== 'open') throw invitationRefused(found.status);
  const fault = addressFault(email, { email: found.row.email, byCode: found.byCode });
  if (fault) throw fault;
  return found;
}

/** Refuses an address that the invitation of a code was not sent to: the code is short, and known to whoever overheard it. */
export async function refuseOtherAddress(db: DbOrTx, invitation_id: string, email: string): Promise<void> {
  if (!(await isSentTo(db, invitation_id, email))) throw notInvited();
}

/** Uses an invitation up, in the transaction that makes its player (A7: single use). */
export async function useInvitation(
  tx: Tx,
  invitation: Pick<InvitationRow, 'id' | 'token_hash'>,
  now: Date,
): Promise<void> {
  if (!(await claimInvitation(tx, invitation, now))) throw invitationRefused('used');
}

/**
 * The same of somebody who came by its code through the sign-up; false when it was used up or taken back meanwhile, or was sent to
 * another address than the one they join with: a code alone lets nobody in.
 */
export const useInvitationById = (tx: Tx, id: string, email: string, now: Date): Promise<boolean> =>
  claimById(tx, id, email, now);

/** Somebody has joined a pro by another way than the invitation that waited for them: it is done with. */
export const closeInvitations = (tx: Tx, joined: { pro_id: string; email: string }, now: Date): Promise<void> =>
  closeFor(tx, joined, now);

/** Clears accepted invitations away once their links are out of date; answers how many there were. */
export const sweepInvitations = ({ db, now }: { db: DbOrTx; now: () => Date }): Promise<number> =>
  inBatches(1000, (size) => deleteDone(db, now(), size));
