import type { SignedIn } from '@fairway/contracts/auth/accounts';
import type { Actor, AppServices, CallRequest } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { closeSession, openSession, readSession, type OpenedSession } from '#domains/auth/sessions/service.ts';
import { readPasswordHash } from '#domains/auth/passwords/repository.ts';
import { hashToken } from '#adapters/secrets.ts';
import { findSession } from '#domains/auth/sessions/repository.ts';

/**
 * Signs this device in as somebody who has proved to be them: a session, its token, and for browsers the `auth` cookie (A2).
 * `password_hash` is what they have proved it by. A reset that comes between ends the sessions of the old password, so this
 * looks again once its own is there.
 */
export async function startSession(
  { id, password_hash }: { id: string; password_hash: string | null },
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  const opened = await openSession(id, request, services);
  const { actor } = await requireSession(opened, services);
  if ((await readPasswordHash(services.db, id)) !== password_hash) {
    await closeSession(actor.session_id_hash, services);
    throw new AppError('bad_credentials');
  }
  return answerSignedIn(actor, opened, services, request);
}

/** What whoever has just been signed in is answered: the token, the user, and for browsers the `auth` cookie (A2). */
export async function signedInResult(
  opened: OpenedSession,
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  const { actor } = await requireSession(opened, services);
  return answerSignedIn(actor, opened, services, request);
}

/** A session that was opened a moment ago, unless its person has been signed out or erased since. */
async function requireSession({ token }: OpenedSession, services: AppServices): Promise<{ actor: Actor }> {
  const session = await readSession(token, services);
  if (!session) throw new AppError('unauthenticated');
  return session;
}

async function answerSignedIn(
  actor: Actor,
  { token, expires_at }: OpenedSession,
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  request.setAuthCookie(token, expires_at);
  return { api_token: token, user: await services.describeUser(actor, services) };
}

/**
 * Makes a session's token the cookie of the browser that shows it: the native wrapper has signed in by itself and hands its token
 * to the page it holds. 401 for a token of no session.
 */
export async function adoptSessionToken(
  { token }: { token: string },
  services: AppServices,
  request: CallRequest,
): Promise<{ ok: true }> {
  await services.rateLimits.take('sign_in_address', request.ip);
  const session = await readSession(token, services);
  const row = session && (await findSession(services.db, hashToken(token)));
  if (!row) throw new AppError('unauthenticated');
  request.setAuthCookie(token, row.expires_at);
  return { ok: true };
}
