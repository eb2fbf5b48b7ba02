import type { SignedIn } from '@fairway/contracts/accounts';
import type { Deps, Request } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { readPasswordHash } from '../store/passwords.ts';
import { closeSession, openSession, readSession } from './sessions.ts';
import { userView } from './user.ts';

/**
 * Signs this device in as somebody who has proved to be them: a session, its token, and for browsers the `auth` cookie (A2).
 * `password_hash` is what they have proved it by. A reset that comes between ends the sessions of the old password, so this
 * looks again once its own is there.
 */
export async function enter(
  { id, password_hash }: { id: string; password_hash: string | null },
  deps: Deps,
  request: Request,
): Promise<SignedIn> {
  const { token, expires_at } = await openSession(id, request, deps);
  const session = await readSession(token, deps);
  if (!session) throw new AppError('unauthenticated');
  if ((await readPasswordHash(deps.db, id)) !== password_hash) {
    await closeSession(session.actor.session_id_hash, deps);
    throw new AppError('bad_credentials');
  }
  request.setAuthCookie(token, expires_at);
  return { api_token: token, user: await userView(session.actor, deps) };
}
