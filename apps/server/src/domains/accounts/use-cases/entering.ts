import type { SignedIn } from '@fairway/contracts/accounts';
import type { Deps, Request } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { type OpenedSession, readSession } from './sessions.ts';
import { userView } from './user.ts';

/** What whoever has just been signed in is answered: the token, the user, and for browsers the `auth` cookie (A2). */
export async function entered({ token, expires_at }: OpenedSession, deps: Deps, request: Request): Promise<SignedIn> {
  const session = await readSession(token, deps);
  if (!session) throw new AppError('unauthenticated');
  request.setAuthCookie(token, expires_at);
  return { api_token: token, user: await userView(session.actor, deps) };
}
