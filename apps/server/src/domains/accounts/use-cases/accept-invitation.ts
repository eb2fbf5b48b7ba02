import type { SignedIn } from '@fairway/contracts/accounts';
import type { AcceptIn, CodeFound, Invitation } from '@fairway/contracts/joining';
import { inTransaction } from '@fairway/db/client';
import type { Deps, Request } from '../../../trpc/context.ts';
import { invitationRefused } from '../../people/rules/invitations.ts';
import {
  acceptableInvitation,
  invitationBehind,
  type InvitationRow,
  takeInvitation,
} from '../../people/use-cases/taking-invitations.ts';
import { addressInUse, tokenRefused } from '../rules/onboarding.ts';
import { findCoach, keepCoach } from '../store/onboardings.ts';
import { hasAccount } from './addresses.ts';
import { entered } from './entering.ts';
import { joinPlayer } from './joining.ts';
import { hashPassword } from './passwords.ts';

const coachOf = (row: InvitationRow) => ({ first_name: row.pro_first_name, last_name: row.pro_last_name });

/** Whom a code leads to: a pro's code to the sign-up, an invitation's to its own page (A7). Unknown is a 422 on `token`. */
export async function findByCode({ token }: { token: string }, deps: Deps, request: Request): Promise<CodeFound> {
  await deps.rateLimits.take('codes_address', request.ip);
  const pro = await findCoach(deps.db, token);
  if (pro) return { kind: 'pro', pro: { first_name: pro.first_name, last_name: pro.last_name } };
  const invited = await invitationBehind(deps.db, token, deps.now());
  if (invited?.status !== 'open') throw tokenRefused();
  return { kind: 'invitation', pro: coachOf(invited.row) };
}

/** What the page of an invitation shows. Who comes by the code learns no more than whose it is. */
export async function readInvitation({ token }: { token: string }, deps: Deps, request: Request): Promise<Invitation> {
  await deps.rateLimits.take('codes_address', request.ip);
  const found = await invitationBehind(deps.db, token, deps.now());
  if (!found) throw invitationRefused('unknown');
  const { row, byCode, status } = found;
  const theirs = byCode ? { first_name: null, email: null } : { first_name: row.first_name, email: row.email };
  return { status, pro: coachOf(row), ...theirs };
}

/**
 * Makes a player of whoever was invited, linked to their pro and signed in (A7). The invitation is used up in the same
 * transaction, so that two at once make one player.
 */
export async function acceptInvitation(
  { token, email, password }: AcceptIn,
  deps: Deps,
  request: Request,
): Promise<SignedIn> {
  await deps.rateLimits.take('codes_address', request.ip);
  const now = deps.now();
  const invitation = await acceptableInvitation(deps.db, { token, email }, now);
  if (await hasAccount(deps.db, invitation.email)) throw addressInUse();
  const password_hash = await hashPassword(password);
  const { session } = await inTransaction(deps.db, async (tx) => {
    if (!(await keepCoach(tx, invitation.pro_id))) throw invitationRefused('unknown');
    await takeInvitation(tx, invitation, now);
    const { pro_id, first_name, last_name, phone, pro_timezone: timezone } = invitation;
    const person = { pro_id, email: invitation.email, first_name, last_name, phone, timezone, password_hash };
    return joinPlayer(tx, { ...person, created_at: now }, request);
  });
  return entered(session, deps, request);
}
