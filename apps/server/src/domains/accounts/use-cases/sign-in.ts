import type { z } from 'zod';
import type { signedIn } from '@fairway/contracts/accounts';
import type { Actor, Deps, Request } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { findByEmail } from '../store/users.ts';
import { passwordMatches } from './passwords.ts';
import { closeSession, openSession, readSession } from './sessions.ts';
import { userView } from './user.ts';

/** Signs in by email and password: a session, its token, and for browsers the `auth` cookie (A1, A2, A5). */
export async function signIn(
  { email, password }: { email: string; password: string },
  deps: Deps,
  request: Request,
): Promise<z.output<typeof signedIn>> {
  const account = email.toLowerCase();
  await deps.rateLimits.take('sign_in_address', request.ip);
  await deps.rateLimits.take('sign_in_account', account);
  const found = await findByEmail(deps.db, email);
  if (!(await passwordMatches(password, found?.password_hash ?? null)) || !found) throw new AppError('bad_credentials');
  await deps.rateLimits.forgive('sign_in_account', account);
  const { token, expires_at } = await openSession(found.id, request, deps);
  const session = await readSession(token, deps);
  if (!session) throw new AppError('unauthenticated');
  request.setAuthCookie(token, expires_at);
  return { api_token: token, user: await userView(session.actor, deps) };
}

/** Signs this device out; its push token goes with the session. */
export async function signOut(actor: Actor | null, deps: Deps, request: Request): Promise<{ ok: true }> {
  if (actor) await closeSession(actor.session_id_hash, deps);
  request.setAuthCookie(null);
  return { ok: true };
}
