import { hashOfToken } from '../../../integrations/secrets.ts';
import type { Deps, Request } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { findSession } from '../store/sessions.ts';
import { readSession } from './sessions.ts';

/**
 * Makes a session's token the cookie of the browser that shows it: the native wrapper has signed in by itself and hands its token
 * to the page it holds (S1 §4 Subscription). 401 for a token of no session.
 */
export async function adopt({ token }: { token: string }, deps: Deps, request: Request): Promise<{ ok: true }> {
  await deps.rateLimits.take('sign_in_address', request.ip);
  const session = await readSession(token, deps);
  const row = session && (await findSession(deps.db, hashOfToken(token)));
  if (!row) throw new AppError('unauthenticated');
  request.setAuthCookie(token, row.expires_at);
  return { ok: true };
}
