import type { SignedIn, TwoFactorNeeded } from '@fairway/contracts/accounts';
import type { Actor, Deps, Request } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { findByEmail } from '../store/users.ts';
import { enter } from './enter.ts';
import { passwordMatches } from './passwords.ts';
import { closeAllSessions, closeSession } from './sessions.ts';
import { beginTwoFactor } from './two-factor.ts';

/** Signs in by email and password (A1, A5); with two-factor on this is the first half, and a pin goes out by mail (A3). */
export async function signIn(
  { email, password }: { email: string; password: string },
  deps: Deps,
  request: Request,
): Promise<SignedIn | TwoFactorNeeded> {
  const account = email.toLowerCase();
  await deps.rateLimits.take('sign_in_address', request.ip);
  await deps.rateLimits.take('sign_in_account', account);
  const found = await findByEmail(deps.db, email);
  if (!(await passwordMatches(password, found?.password_hash ?? null)) || !found) throw new AppError('bad_credentials');
  // Its attempts are forgiven with the pin, or pins could be guessed without end by whoever knows the password.
  if (found.two_factor_auth) return beginTwoFactor(found.id, deps, request);
  await deps.rateLimits.forgive('sign_in_account', account);
  return enter(found, deps, request);
}

/** Signs this device out; its push token goes with the session. */
export async function signOut(actor: Actor | null, deps: Deps, request: Request): Promise<{ ok: true }> {
  if (actor) await closeSession(actor.session_id_hash, deps);
  request.setAuthCookie(null);
  return { ok: true };
}

/** Signs every device of the caller out, this one too. */
export async function signOutEverywhere(actor: Actor, deps: Deps, request: Request): Promise<{ ok: true }> {
  await closeAllSessions(actor.id, deps);
  request.setAuthCookie(null);
  return { ok: true };
}
