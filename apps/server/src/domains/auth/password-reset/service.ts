import { notFound } from '#core/app-error.ts';
import type { ResetIn, SetPasswordIn, SignedIn } from '@fairway/contracts/auth/accounts';
import { inTransaction } from '@fairway/db/client';
import type { AppServices, CallRequest } from '#app/context.ts';
import { publishEvent } from '#core/publish-event.ts';
import {
  lockPerson,
  voidChallenges,
  countTry,
  settleChallenge,
  type Tried,
} from '#domains/auth/challenges/repository.ts';
import { readPasswordHash, writePasswordHash } from '#domains/auth/passwords/repository.ts';
import { closeAllSessions } from '#domains/auth/sessions/service.ts';
import { hashToken } from '#adapters/secrets.ts';
import { accountLimitKey } from '#domains/auth/sign-in/rules.ts';
import { liftOwnEmail } from '#domains/auth/suppressed-addresses/service.ts';
import { markEmailVerified } from '#domains/auth/email-address/repository.ts';
import { findByEmail } from '#domains/auth/accounts/repository.ts';
import { draftPin, issueChallenge } from '#domains/auth/challenges/service.ts';
import { startSession } from '#domains/auth/session-start/service.ts';
import { hashPassword, passwordMatches, refuseGuessable } from '#domains/auth/password-hashing/service.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Mails a pin to whoever has forgotten their password (A4). For an address that nobody has the same is done, down to the event:
 * the worker finds no such challenge and tells no one. Neither the answer nor its time says which it was.
 */
export async function forgot(
  { email }: { email: string },
  services: AppServices,
  request: CallRequest,
): Promise<{ ok: true }> {
  await services.rateLimits.take('forgot_address', request.ip);
  const found = await findByEmail(services.db, email);
  await services.rateLimits.take('forgot_account', accountLimitKey(email, found));
  const draft = await draftPin('reset', services);
  await inTransaction(services.db, (tx) =>
    issueChallenge(tx, { ...draft, user_id: found?.id ?? NOBODY }, services.now()),
  );
  return { ok: true };
}

/** Sets a new password by the pin of a mail and signs in; every other device is signed out (A2, A4). All that is wrong is 404. */
export async function resetPassword(
  { email, password_reset_token, password }: ResetIn,
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  await services.rateLimits.take('codes_address', request.ip);
  // Before a try is spent on it; the person's own words are looked at once the pin has shown that it is them.
  await refuseGuessable(password, { email });
  const tried = await countTry(services.db, { purpose: 'reset', email }, services.now());
  if (!(await passwordMatches(password_reset_token, tried?.pin_hash ?? null)) || !tried) throw notFound(tried?.user_id);
  return enterAnew(tried, password, services, request);
}

/** Sets the first password of somebody whom an admin has added, by the link of a mail, and signs in (A13a). */
export async function setPassword(
  { token, password }: Pick<SetPasswordIn, 'token' | 'password'>,
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  await services.rateLimits.take('codes_address', request.ip);
  await refuseGuessable(password, {});
  const which = { purpose: 'set_password', token_hash: hashToken(token) } as const;
  const tried = await countTry(services.db, which, services.now());
  if (!tried) throw notFound();
  return enterAnew(tried, password, services, request);
}

async function enterAnew(
  tried: Tried,
  password: string,
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  const { id, user_id } = tried;
  await refuseGuessable(password, tried);
  const password_hash = await hashPassword(password);
  await inTransaction(services.db, async (tx) => {
    const now = services.now();
    const mine = (await lockPerson(tx, user_id)) && (await settleChallenge(tx, id, now));
    if (!mine) throw notFound();
    const before = await readPasswordHash(tx, user_id);
    await writePasswordHash(tx, user_id, password_hash);
    await voidChallenges(tx, user_id, now);
    // Only a mail to their address can have brought the pin or the link.
    await markEmailVerified(tx, user_id, now);
    await liftOwnEmail(tx, user_id);
    await closeAllSessions(user_id, { db: tx });
    // A first password is no change that anyone need be warned of.
    if (before !== null) await publishEvent(tx, { topic: 'password.changed', payload: { user_id } });
  });
  await services.rateLimits.forgive('sign_in_account', accountLimitKey(tried.email, { id: user_id }));
  return startSession({ id: user_id, password_hash }, services, request);
}
