import type { ImportCheck, Imported, ImportRow, RowErrors } from '@fairway/contracts/coaching/player-import';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockOwner, lockRecipients } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import { e164 } from '#adapters/phone-numbers.ts';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { publishEvents } from '#core/publish-event.ts';
import {
  addExternalMails,
  countMailsLeft,
  listFullAddresses,
  refuseMailsBeyond,
} from '#domains/auth/external-emails/service.ts';
import { listTakenEmails, requireVerifiedEmail } from '#domains/auth/email-address/service.ts';
import { insertInvitations, readInvitedEmails } from '#domains/coaching/invitations/repository.ts';
import { freeCodes, toInvitationMail } from '#domains/coaching/invitations/service.ts';
import { checkRows, listEmails, pickAsked, readRows, type ReadRow } from './rules.ts';

const toSender = (actor: Actor) => ({ sender_id: actor.id, kind: 'invitation' as const });

interface Evaluated {
  rows: ReadRow[];
  errors: RowErrors;
  /** Addresses that the day has no room for, and how many it has room for in all. */
  waiting: number;
  most: number;
}

/** Reads the rows and what is known of their addresses. `lock` is given those that are looked at, before they are. */
async function evaluateRows(
  db: DbOrTx,
  actor: Actor,
  { rows: given, now }: { rows: readonly ImportRow[]; now: Date },
  lock: (emails: readonly string[]) => Promise<void>,
): Promise<Evaluated> {
  const { subscribed } = await requireVerifiedEmail(db, actor, now);
  const rows = readRows(given, e164);
  const emails = listEmails(rows);
  const invited = new Set(await readInvitedEmails(db, actor.id, emails));
  const { most, left } = await countMailsLeft(db, toSender(actor), { subscribed, now });
  const asked = pickAsked(emails, invited, left);
  await lock(asked);
  const taken = new Set(await listTakenEmails(db, asked));
  const full = new Set(await listFullAddresses(db, asked, now));
  const errors = checkRows(rows, { invited, asked: new Set(asked), taken, full, most });
  return { rows, errors, most, waiting: emails.filter((email) => !invited.has(email)).length - asked.length };
}

/** What would come of inviting the players of a file now, row by row. Nothing is written. */
export async function checkImport(
  actor: Actor,
  { rows }: { rows: ImportRow[] },
  { db, now }: CoreServices,
): Promise<ImportCheck> {
  const { errors } = await evaluateRows(db, actor, { rows, now: now() }, async () => undefined);
  return { errors, ready: errors.filter((one) => one === null).length };
}

/**
 * Invites the players of a file by mail, each as a single invitation does (A7, A10, A17). Rows that cannot be invited are left out, and say
 * why; more than the day has room for are refused as a whole. The coach's invitations take turns, so that a file that comes twice invites
 * nobody twice.
 */
export function importPlayers(actor: Actor, { rows }: { rows: ImportRow[] }, services: AppServices): Promise<Imported> {
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    await lockOwner(tx, actor.id);
    const known = await evaluateRows(tx, actor, { rows, now }, (emails) => lockRecipients(tx, emails));
    if (known.waiting > 0) throw refuseMailsBeyond(known.most);
    const invitees = known.rows.flatMap(({ invitee }, nth) => (invitee && known.errors[nth] === null ? [invitee] : []));
    await invite(tx, actor, invitees, { ...services, now: () => now });
    return { errors: known.errors, invited: invitees.length };
  });
}

async function invite(
  tx: Tx,
  actor: Actor,
  invitees: readonly NonNullable<ReadRow['invitee']>[],
  services: Pick<AppServices, 'secrets' | 'now'>,
): Promise<void> {
  if (invitees.length === 0) return;
  const created_at = services.now();
  const codes = await freeCodes(tx, invitees.length);
  const invitations = invitees.map((invitee, nth) => {
    const id = uuid();
    return { ...invitee, ...toInvitationMail(id, 1, services), id, pro_id: actor.id, code: codes[nth]!, created_at };
  });
  const written = await insertInvitations(tx, invitations);
  if (written !== invitations.length) throw new Error('Somebody was invited in spite of the lock.');
  const emails = invitees.map(({ email }) => email);
  await addExternalMails(tx, toSender(actor), emails, created_at);
  await publishEvents(
    tx,
    invitations.map(({ id }) => ({ topic: 'invitation.made' as const, payload: { invitation_id: id, sent: 1 } })),
  );
}
