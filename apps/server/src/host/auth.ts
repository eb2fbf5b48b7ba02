import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSession } from '../domains/accounts/use-cases/sessions.ts';
import type { Actor, Deps } from '../trpc/context.ts';
import { forbidden } from '../trpc/errors.ts';
import { isRead, isSameOrigin } from './origin.ts';

/** The browser's cookie; other clients send the same token as `Authorization: Bearer` (decision A2). */
export const AUTH_COOKIE = 'auth';

export interface Auth {
  /**
   * Who calls, or null for nobody we know. A write that rests on a cookie must come from a page of ours: from elsewhere
   * it is refused with 403 or, where the call is `open` to all, taken as nobody's. A cookie whose session is over is cleared.
   */
  identify: (request: FastifyRequest, reply: FastifyReply, open: boolean) => Promise<Actor | null>;
  /** Sets the cookie, or with null clears it. */
  setCookie: (reply: FastifyReply, token: string | null, expires?: Date) => void;
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

/** How sessions travel: by cookie or by bearer token. */
export function createAuth(deps: Deps): Auth {
  const publicOrigin = new URL(deps.publicUrl).origin;
  const cookie: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicOrigin.startsWith('https:'),
  };

  const setCookie: Auth['setCookie'] = (reply, token, expires) => {
    if (token === null) reply.clearCookie(AUTH_COOKIE, cookie);
    else reply.setCookie(AUTH_COOKIE, token, { ...cookie, ...(expires ? { expires } : {}) });
  };

  const isOurs = (request: FastifyRequest) =>
    isSameOrigin(request.headers, [publicOrigin, `${request.protocol}://${request.host}`]);

  return {
    async identify(request, reply, open) {
      const bearer = bearerOf(request);
      if (bearer !== undefined) return (await readSession(bearer, deps))?.actor ?? null;

      const token = request.cookies[AUTH_COOKIE];
      if (!token) return null;
      if (!isRead(request.method) && !isOurs(request)) {
        if (open) return null;
        throw forbidden('This request did not come from our own pages.');
      }
      const session = await readSession(token, deps);
      if (!session) setCookie(reply, null);
      else if (session.extended_to) setCookie(reply, token, session.extended_to);
      return session?.actor ?? null;
    },
    setCookie,
  };
}
