import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { InviteIn, PendingPlayer } from '@fairway/contracts/coaching/joining';
import { inTransaction, type Tx } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import { hashToken } from '#adapters/secrets.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { newReferralCode } from '#domains/coaching/accounts/service.ts';
import { isEmailTaken, requireVerifiedEmail } from '#domains/auth/email-address/service.ts';
import { e164 } from '#adapters/phone-numbers.ts';
import { publishEvent } from '#core/publish-event.ts';
import { takeExternalMail } from '#domains/auth/external-emails/service.ts';
import { addressTaken, alreadyInvited, expiryFrom, sentTooOften } from './rules.ts';
import {
  deletePending,
  readFreeCodes,
  insertInvitation,
  lockPending,
  readPending,
  readPendingOne,
  renewInvitation,
} from './repository.ts';
import { pendingView } from './view.ts';

/** More candidates than codes, for a few may be taken. */
const SPARE = 4;

/** So many codes that lead to nobody yet. */
export const freeCodes = (tx: Tx, count: number): Promise<string[]> => {
  const candidates = new Set<string>();
  while (candidates.size < count + SPARE) candidates.add(newReferralCode());
  return readFreeCodes(tx, [...candidates], count);
};

/** Whom the pro has invited and who is not here yet, by last name, 200 a page (V5). */
export async function listPendingPlayers(
  actor: Actor,
  { page }: { page: number },
  { db }: AppServices,
): Promise<PendingPlayer[]> {
  const rows = await readPending(db, actor.id, { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });
  return rows.map(pendingView);
}

/** One of them. */
export async function getPendingPlayer(
  actor: Actor,
  { id }: { id: string },
  { db }: AppServices,
): Promise<PendingPlayer> {
  const row = await readPendingOne(db, actor.id, id);
  if (!row) throw notFound();
  return pendingView(row);
}

/** What an invitation keeps of the link in its mail. */
export const toInvitationMail = (id: string, sent: number, { secrets, now }: Pick<AppServices, 'secrets' | 'now'>) => ({
  token_hash: hashToken(secrets.token('invitation', `${id}:${sent}`)),
  expires_at: expiryFrom(now()),
});

function parsePhone(phone: string | null | undefined): string | null {
  if (!phone) return null;
  const number = e164(phone);
  if (!number) throw invalidField('phone', COACHING_MESSAGES.phoneNotCallable);
  return number;
}

/** Counts the mail of an invitation, for a coach who has shown that their own address is read. */
async function takeMail(tx: Tx, actor: Actor, email: string, now: Date): Promise<void> {
  const { subscribed } = await requireVerifiedEmail(tx, actor, now);
  await takeExternalMail(tx, { sender_id: actor.id, email, kind: 'invitation' }, { subscribed, now });
}

/** Invites somebody by mail, with a link for 14 days and a code to type (A7, A10). */
export async function invitePlayer(actor: Actor, invited: InviteIn, services: AppServices): Promise<PendingPlayer> {
  const phone = parsePhone(invited.phone);
  return inTransaction(services.db, async (tx) => {
    await takeMail(tx, actor, invited.email, services.now());
    if (await isEmailTaken(tx, invited.email)) throw addressTaken();
    const id = uuid();
    const row = {
      ...invited,
      ...toInvitationMail(id, 1, services),
      id,
      phone,
      pro_id: actor.id,
      code: (await freeCodes(tx, 1))[0]!,
      created_at: services.now(),
    };
    if (!(await insertInvitation(tx, row))) throw alreadyInvited();
    await publishEvent(tx, { topic: 'invitation.made', payload: { invitation_id: id, sent: 1 } });
    return pendingView({
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
export async function resendInvitation(
  actor: Actor,
  { id }: { id: string },
  services: AppServices,
): Promise<PendingPlayer> {
  return inTransaction(services.db, async (tx) => {
    const before = await lockPending(tx, actor.id, id);
    if (!before) throw notFound();
    await takeMail(tx, actor, before.email, services.now());
    const tooOften = sentTooOften(before.sent);
    if (tooOften) throw tooOften;
    if (await isEmailTaken(tx, before.email)) throw addressTaken();
    const sent = before.sent + 1;
    const row = await renewInvitation(tx, id, { ...toInvitationMail(id, sent, services), sent });
    await publishEvent(tx, { topic: 'invitation.made', payload: { invitation_id: id, sent } });
    return pendingView(row);
  });
}

/** Takes an invitation back: its link and code lead nowhere from now on. */
export async function cancelInvitation(
  actor: Actor,
  { id }: { id: string },
  { db }: AppServices,
): Promise<{ ok: true }> {
  if (!(await deletePending(db, actor.id, id))) throw notFound();
  return { ok: true };
}
