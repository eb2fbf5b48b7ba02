import type { SignedIn, TwoFactorNeeded } from '@fairway/contracts/auth/accounts';
import { hashToken } from '#adapters/secrets.ts';
import type { Actor, AppServices, CallRequest } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { accountLimitKey } from './rules.ts';
import { findByEmail } from '#domains/auth/accounts/repository.ts';
import { passwordMatches } from '#domains/auth/password-hashing/service.ts';
import { closeAllSessions, closeSession } from '#domains/auth/sessions/service.ts';
import { beginTwoFactor } from '#domains/auth/two-factor/service.ts';
import { startSession } from '#domains/auth/session-start/service.ts';

/** Signs in by email and password (A1, A5); with two-factor on this is the first half, and a pin goes out by mail (A3). */
export async function signIn(
  { email, password }: { email: string; password: string },
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn | TwoFactorNeeded> {
  await services.rateLimits.take('sign_in_address', request.ip);
  const found = await findByEmail(services.db, email);
  const account = accountLimitKey(email, found);
  await services.rateLimits.take('sign_in_account', account);
  if (!(await passwordMatches(password, found?.password_hash ?? null)) || !found)
    throw new AppError('bad_credentials', { about: found?.id });
  // Its attempts are forgiven with the pin, or pins could be guessed without end by whoever knows the password.
  if (found.two_factor_auth) return beginTwoFactor(found.id, services, request);
  await services.rateLimits.forgive('sign_in_account', account);
  return startSession(found, services, request);
}

/** Signs this device out, also from a page that shows somebody else than its session stands for by now; its push token goes with the session. */
export async function signOut(actor: Actor | null, services: AppServices, request: CallRequest): Promise<{ ok: true }> {
  const brought = actor?.session_id_hash ?? (request.sessionToken ? hashToken(request.sessionToken) : null);
  if (brought !== null) await closeSession(brought, services);
  request.setAuthCookie(null);
  return { ok: true };
}

/** Signs every device of the caller out, this one too. */
export async function signOutEverywhere(
  actor: Actor,
  services: AppServices,
  request: CallRequest,
): Promise<{ ok: true }> {
  await closeAllSessions(actor.id, services);
  request.setAuthCookie(null);
  return { ok: true };
}
