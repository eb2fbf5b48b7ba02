import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { foldEmail } from '@fairway/contracts/auth/fold-email';
import type { EmailState } from '@fairway/contracts/auth/accounts';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import type { Actor, AppServices, CallRequest } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import { countExternalMail, takeExternalMail } from '#domains/auth/external-emails/service.ts';
import { emailTaken, emailUnverified, pinRefused } from './rules.ts';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import {
  countTry,
  lockPerson,
  settleChallenge,
  voidChallenge,
  voidChallenges,
} from '#domains/auth/challenges/repository.ts';
import { findOwnEmail, type OwnEmailRow, writeConfirmedEmail, forgetEmailVerified } from './repository.ts';
import { type Draft, draftPin, issueChallenge } from '#domains/auth/challenges/service.ts';
import { requirePassword } from '#domains/auth/passwords/service.ts';
import { passwordMatches } from '#domains/auth/password-hashing/service.ts';
import { closeOtherSessions, closeAllSessions } from '#domains/auth/sessions/service.ts';
import { liftSuppression } from '#domains/auth/suppressed-addresses/service.ts';
import { findByEmail, readTakenEmails } from '#domains/auth/accounts/repository.ts';

/** Attempts are counted by where they come from. */
type Caller = Pick<CallRequest, 'ip'>;

async function ownEmail(db: DbOrTx, actor: Pick<Actor, 'id'>, now: Date): Promise<OwnEmailRow> {
  const row = await findOwnEmail(db, actor.id, now);
  if (!row) throw new AppError('unauthenticated');
  return row;
}

const stateFrom = ({ email, email_verified_at, pending_email }: OwnEmailRow): EmailState => ({
  email,
  email_verified: email_verified_at !== null,
  pending_email,
});

const findEmailState = async (actor: Actor, { db, now }: AppServices): Promise<EmailState> =>
  stateFrom(await ownEmail(db, actor, now()));

/** Refuses what sends mail to strangers to whoever has not shown yet that they read their own. */
export async function requireVerifiedEmail(db: DbOrTx, actor: Actor, now: Date): Promise<{ subscribed: boolean }> {
  const { email_verified_at, subscribed_until } = await ownEmail(db, actor, now);
  if (email_verified_at === null) throw emailUnverified();
  return { subscribed: isSubscribed(subscribed_until, now) };
}

/** Addresses are case-blind (A1). */
export const isAnotherEmail = (email: string, before: string): boolean => foldEmail(email) !== foldEmail(before);

/**
 * What a change of one's own email needs before its transaction: the password, and a pin for the new address (A16). Null when what is
 * sent is no change.
 */
export async function prepareEmailChange(
  actor: Actor,
  { email, current_password }: { email: string; current_password?: string | undefined },
  services: AppServices,
  request: Caller,
): Promise<Draft | null> {
  if (!isAnotherEmail(email, (await ownEmail(services.db, actor, services.now())).email)) return null;
  await requirePassword(actor, current_password, services, request);
  await takeTurn(actor, services, request);
  return draftPin('confirm_email', services, email);
}

/** The answer tells whether an address has an account, and a pin may go to a stranger: neither without end. */
async function takeTurn(actor: Actor, { rateLimits }: AppServices, request: Caller): Promise<void> {
  await rateLimits.take('emails_address', request.ip);
  await rateLimits.take('emails_account', actor.id);
}

/** Has the pin of a prepared change sent to the new address; until it comes back the old one stays. */
export async function openEmailChange(tx: Tx, actor: Actor, pin: Draft & { email: string }, now: Date): Promise<void> {
  if (await isEmailTaken(tx, pin.email)) throw emailTaken();
  await sendPin(tx, actor, pin, now);
}

async function sendPin(tx: Tx, actor: Actor, pin: Draft & { email: string }, now: Date): Promise<void> {
  const sending = { sender_id: actor.id, email: pin.email, kind: 'confirm_email' } as const;
  await takeExternalMail(tx, sending, { subscribed: false, now });
  await issueChallenge(tx, { ...pin, user_id: actor.id }, now);
}

/** The pin for the address that somebody has signed up with. One that has had too many mails gets none, and the sign-up goes on. */
export async function sendFirstPin(tx: Tx, pin: Draft & { user_id: string; email: string }, now: Date): Promise<void> {
  const sending = { sender_id: pin.user_id, email: pin.email, kind: 'confirm_email' } as const;
  if ((await countExternalMail(tx, sending, { subscribed: false, now })) === null) await issueChallenge(tx, pin, now);
}

/** Sends a pin to the address that waits for one: the new one, or the own one that nobody has confirmed yet. The last pin is void. */
export async function sendEmailPin(actor: Actor, services: AppServices, request: Caller): Promise<EmailState> {
  await takeTurn(actor, services, request);
  const now = services.now();
  const email = waitingFor(await ownEmail(services.db, actor, now));
  const pin = { ...(await draftPin('confirm_email', services, email)), email };
  await inTransaction(services.db, async (tx) => {
    await lockPerson(tx, actor.id);
    if (waitingFor(await ownEmail(tx, actor, now)) !== email) throw new AppError('conflict');
    await sendPin(tx, actor, pin, now);
  });
  return findEmailState(actor, services);
}

function waitingFor({ email, email_verified_at, pending_email }: OwnEmailRow): string {
  if (pending_email !== null) return pending_email;
  if (email_verified_at !== null) throw new AppError('conflict', { message: AUTH_MESSAGES.emailConfirmed });
  return email;
}

/**
 * Takes the pin that came back from an address: it is the person's from now on, and confirmed (A16). The address before it is told,
 * what was on its way there is void, and every other device is signed out. An address that somebody else has by now is theirs: the
 * index is the judge.
 */
export async function confirmEmail(
  actor: Actor,
  { pin }: { pin: string },
  services: AppServices,
  request: Caller,
): Promise<EmailState> {
  await services.rateLimits.take('codes_address', request.ip);
  const now = services.now();
  const tried = await countTry(services.db, { purpose: 'confirm_email', user_id: actor.id }, now);
  if (!(await passwordMatches(pin, tried?.pin_hash ?? null)) || !tried?.confirms) throw pinRefused();
  const { id, confirms } = tried;
  await inTransaction(services.db, async (tx) => {
    const mine = (await lockPerson(tx, actor.id)) && (await settleChallenge(tx, id, now));
    if (!mine) throw pinRefused();
    const before = await confirmed(tx, actor.id, confirms, now);
    await liftSuppression(tx, { channel: 'email', address: confirms });
    if (!before) return;
    await voidChallenges(tx, actor.id, now);
    await closeOtherSessions(actor, { db: tx });
    await publishEvent(tx, { topic: 'email.changed', payload: { user_id: actor.id, from: before.from, to: confirms } });
  });
  return findEmailState(actor, services);
}

async function confirmed(tx: Tx, id: string, email: string, now: Date): Promise<{ from: string } | null> {
  try {
    return await writeConfirmedEmail(tx, id, { email, now });
  } catch (error) {
    if (violates(error, 'users_live_email_key')) throw emailTaken();
    throw error;
  }
}

/** Stays with the address there is: the pin that was sent to another one is void. */
export async function dropPendingEmail(actor: Actor, services: AppServices): Promise<EmailState> {
  await voidChallenge(services.db, actor.id, 'confirm_email', services.now());
  return findEmailState(actor, services);
}

/** A person is reached in another way from now on: the pins and links on their way are void. */
export const voidPins = (tx: Tx, user_id: string, now: Date): Promise<void> => voidChallenges(tx, user_id, now);

/**
 * An admin has given a person another address: nobody has shown yet that it is read, whoever is signed in signs in anew, and the old
 * address is told.
 */
export async function invalidateChallenges(
  tx: Tx,
  user_id: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  await forgetEmailVerified(tx, user_id);
  await voidChallenges(tx, user_id, now);
  await closeAllSessions(user_id, { db: tx });
  await publishEvent(tx, { topic: 'email.changed', payload: { user_id, from, to } });
}

/** Those of these addresses that have an account, folded as addresses are compared. */
export const listTakenEmails = (db: DbOrTx, emails: readonly string[]): Promise<string[]> =>
  readTakenEmails(db, emails);

/** Whether a live account has this address, however it is typed (A1). */
export const isEmailTaken = async (db: DbOrTx, email: string): Promise<boolean> =>
  (await findByEmail(db, email)) !== null;
