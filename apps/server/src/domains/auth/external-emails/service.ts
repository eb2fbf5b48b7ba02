import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { inBatches } from '#core/in-batches.ts';
import type { CoreServices } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { COUNTED_MS, externalMailFault, isFull, mailsLeft } from './rules.ts';
import {
  deleteOldExternalMails,
  insertExternalMail,
  insertExternalMails,
  lockSentMails,
  readSentBy,
  readSentTo,
  type Sending,
} from './repository.ts';

const sinceFor = (now: Date) => new Date(now.getTime() - COUNTED_MS);

type Fault = NonNullable<ReturnType<typeof externalMailFault>>;

/**
 * Counts a mail to somebody who has not asked for it, in the transaction that has it sent; answers why it may not go out, or null.
 * Those that come at once take turns.
 */
export async function countExternalMail(
  tx: Tx,
  sending: Sending,
  { subscribed, now }: { subscribed: boolean; now: Date },
): Promise<Fault | null> {
  const fault = externalMailFault(sending.kind, { subscribed }, await lockSentMails(tx, sending, sinceFor(now)), now);
  if (!fault) await insertExternalMail(tx, sending, now);
  return fault;
}

const TEXTS: Record<Sending['kind'], (most: number) => string> = {
  invitation: (most) => AUTH_MESSAGES.invitationLimit(most),
  confirm_email: () => AUTH_MESSAGES.pinsToday,
};

/** The same for whoever waits for the answer: too many are a 429 that says how long to wait. */
export async function takeExternalMail(
  tx: Tx,
  sending: Sending,
  { subscribed, now }: { subscribed: boolean; now: Date },
): Promise<void> {
  const fault = await countExternalMail(tx, sending, { subscribed, now });
  if (!fault) return;
  throw new AppError('too_many_requests', {
    message: fault.because === 'sender' ? TEXTS[sending.kind](fault.most) : AUTH_MESSAGES.addressLimit,
    retryAfter: Math.max(1, Math.ceil((fault.until.getTime() - now.getTime()) / 1000)),
  });
}

type Sender = Omit<Sending, 'email'>;

/** How many more mails of this kind a sender may have sent now, and the most in a day. */
export const countMailsLeft = async (
  db: DbOrTx,
  sender: Sender,
  { subscribed, now }: { subscribed: boolean; now: Date },
): Promise<{ most: number; left: number }> =>
  mailsLeft(sender.kind, { subscribed }, await readSentBy(db, sender, sinceFor(now)), now);

/** Those of these addresses that bear no more mails for now, as they were asked for. */
export async function listFullAddresses(db: DbOrTx, emails: readonly string[], now: Date): Promise<string[]> {
  const sent = await readSentTo(db, emails, sinceFor(now));
  return sent.filter(({ times }) => isFull(times, now)).map(({ email }) => email);
}

/**
 * Counts mails that were found to be within the bounds, in the transaction that has them sent. The caller has locked the sender and the
 * addresses (`lockOwner`, `lockRecipients`) before looking.
 */
export const addExternalMails = (tx: Tx, sender: Sender, emails: readonly string[], now: Date): Promise<void> =>
  insertExternalMails(tx, { ...sender, emails }, now);

/** Refuses mails that are more than the sender's day has room for. */
export const refuseMailsBeyond = (most: number): AppError =>
  new AppError('too_many_requests', { message: AUTH_MESSAGES.invitationsBeyond(most), retryAfter: 60 * 60 });

/** Clears mails away that count no more; answers how many there were. */
export const sweepExternalMails = ({ db, now }: CoreServices): Promise<number> =>
  inBatches(1000, (size) => deleteOldExternalMails(db, sinceFor(now()), size));
