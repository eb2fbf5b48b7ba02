import type { ResetIn, SetPasswordIn, SignedIn } from '@fairway/contracts/accounts';
import { inTransaction } from '@fairway/db/client';
import { hashOfToken } from '../../../integrations/secrets.ts';
import type { Deps, Request } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { note } from '../../notifications/service.ts';
import { countTry, lockPerson, settleChallenge, voidChallenges, type Tried } from '../store/challenges.ts';
import { readPasswordHash, writePasswordHash } from '../store/passwords.ts';
import { findByEmail } from '../store/users.ts';
import { draftPin, open } from './challenges.ts';
import { enter } from './enter.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { closeAllSessions } from './sessions.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Mails a pin to whoever has forgotten their password (A4). For an address that nobody has the same is done, down to the event:
 * the worker finds no such challenge and tells no one. Neither the answer nor its time says which it was.
 */
export async function forgot({ email }: { email: string }, deps: Deps, request: Request): Promise<{ ok: true }> {
  await deps.rateLimits.take('forgot_address', request.ip);
  await deps.rateLimits.take('forgot_account', email.toLowerCase());
  const [draft, found] = await Promise.all([draftPin('reset', deps), findByEmail(deps.db, email)]);
  await inTransaction(deps.db, (tx) => open(tx, { ...draft, user_id: found?.id ?? NOBODY }, deps.now()));
  return { ok: true };
}

/** Sets a new password by the pin of a mail and signs in; every other device is signed out (A2, A4). All that is wrong is 404. */
export async function resetPassword(
  { email, password_reset_token, password }: ResetIn,
  deps: Deps,
  request: Request,
): Promise<SignedIn> {
  await deps.rateLimits.take('codes_address', request.ip);
  const tried = await countTry(deps.db, { purpose: 'reset', email }, deps.now());
  if (!(await passwordMatches(password_reset_token, tried?.pin_hash ?? null)) || !tried) throw notFound();
  return enterAnew(tried, password, deps, request);
}

/** Sets the first password of somebody whom an admin has added, by the link of a mail, and signs in (A13a). */
export async function setPassword(
  { token, password }: Pick<SetPasswordIn, 'token' | 'password'>,
  deps: Deps,
  request: Request,
): Promise<SignedIn> {
  await deps.rateLimits.take('codes_address', request.ip);
  const which = { purpose: 'set_password', token_hash: hashOfToken(token) } as const;
  const tried = await countTry(deps.db, which, deps.now());
  if (!tried) throw notFound();
  return enterAnew(tried, password, deps, request);
}

async function enterAnew(tried: Tried, password: string, deps: Deps, request: Request): Promise<SignedIn> {
  const { id, user_id, email } = tried;
  const password_hash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const mine = (await lockPerson(tx, user_id)) && (await settleChallenge(tx, id, now));
    if (!mine) throw notFound();
    const before = await readPasswordHash(tx, user_id);
    await writePasswordHash(tx, user_id, password_hash);
    await voidChallenges(tx, user_id, now);
    await closeAllSessions(user_id, { db: tx });
    // A first password is no change that anyone need be warned of.
    if (before !== null) await note(tx, { topic: 'password.changed', payload: { user_id } });
  });
  await deps.rateLimits.forgive('sign_in_account', email.toLowerCase());
  return enter({ id: user_id, password_hash }, deps, request);
}
