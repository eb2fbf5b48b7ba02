import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { InviteIn, PendingPlayer } from '@fairway/contracts/joining';
import { inTransaction } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import { hashOfToken } from '../../../integrations/secrets.ts';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField, notFound } from '../../../trpc/errors.ts';
import { newReferralCode } from '../../accounts/use-cases/add-user.ts';
import { hasAccount } from '../../accounts/use-cases/addresses.ts';
import { e164 } from '../../accounts/use-cases/phones.ts';
import { note } from '../../notifications/service.ts';
import { addressTaken, alreadyInvited, expiryFrom, sentTooOften } from '../rules/invitations.ts';
import {
  deletePending,
  freeCode,
  insertInvitation,
  lockPending,
  type PendingRow,
  readPending,
  readPendingOne,
  renewInvitation,
} from '../store/invitations.ts';

const CANDIDATES = 5;

const view = ({ expires_at, ...row }: PendingRow): PendingPlayer => ({ ...row, expires_at: expires_at.toISOString() });

/** Whom the pro has invited and who is not here yet, by last name, 200 a page (V5). */
export async function pendingPlayersOf(
  actor: Actor,
  { page }: { page: number },
  { db }: Deps,
): Promise<PendingPlayer[]> {
  return (await readPending(db, actor.id, { skip: (page - 1) * LIST_LIMIT, take: LIST_LIMIT })).map(view);
}

/** One of them. */
export async function pendingPlayerOf(actor: Actor, { id }: { id: string }, { db }: Deps): Promise<PendingPlayer> {
  const row = await readPendingOne(db, actor.id, id);
  if (!row) throw notFound();
  return view(row);
}

const mailOf = (id: string, sent: number, { secrets, now }: Deps) => ({
  token_hash: hashOfToken(secrets.token('invitation', `${id}:${sent}`)),
  expires_at: expiryFrom(now()),
});

function phoneOf(phone: string | null | undefined): string | null {
  if (!phone) return null;
  const number = e164(phone);
  if (!number) throw invalidField('phone', 'Please enter a phone number that can be called.');
  return number;
}

/** Invites somebody by mail, with a link for 14 days and a code to type (A7, A10). */
export async function invitePlayer(actor: Actor, invited: InviteIn, deps: Deps): Promise<PendingPlayer> {
  const phone = phoneOf(invited.phone);
  return inTransaction(deps.db, async (tx) => {
    if (await hasAccount(tx, invited.email)) throw addressTaken();
    const id = uuid();
    const row = {
      ...invited,
      ...mailOf(id, 1, deps),
      id,
      phone,
      pro_id: actor.id,
      code: await freeCode(tx, Array.from({ length: CANDIDATES }, newReferralCode)),
      created_at: deps.now(),
    };
    if (!(await insertInvitation(tx, row))) throw alreadyInvited();
    await note(tx, { topic: 'invitation.made', payload: { invitation_id: id, sent: 1 } });
    return view({
      id,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      phone,
      expires_at: row.expires_at,
    });
  });
}

/** Sends the invitation again, for another 14 days; the links of older mails are void from now on. */
export async function resendInvitation(actor: Actor, { id }: { id: string }, deps: Deps): Promise<PendingPlayer> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockPending(tx, actor.id, id);
    if (!before) throw notFound();
    const tooOften = sentTooOften(before.sent);
    if (tooOften) throw tooOften;
    if (await hasAccount(tx, before.email)) throw addressTaken();
    const sent = before.sent + 1;
    const row = await renewInvitation(tx, id, { ...mailOf(id, sent, deps), sent });
    await note(tx, { topic: 'invitation.made', payload: { invitation_id: id, sent } });
    return view(row);
  });
}

/** Takes an invitation back: its link and code lead nowhere from now on. */
export async function cancelInvitation(actor: Actor, { id }: { id: string }, { db }: Deps): Promise<{ ok: true }> {
  if (!(await deletePending(db, actor.id, id))) throw notFound();
  return { ok: true };
}
