import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSession } from '../domains/accounts/use-cases/sessions.ts';
import type { Actor, Deps } from '../trpc/context.ts';
import { forbidden } from '../trpc/errors.ts';
import { isFromPage, isRead, isSameOrigin } from './origin.ts';

/** The browser's cookie; other clients send the same token as `Authorization: Bearer` (decision A2). */
export const AUTH_COOKIE = 'auth';

export interface Auth {
  /**
   * Who calls, or null for nobody we know. A write that rests on a cookie must come from a page of ours: from elsewhere
   * it is refused with 403 or, where the call is `open` to all, taken as nobody's. A cookie whose session is over is cleared.
   */
  identify: (request: FastifyRequest, reply: FastifyReply, open: boolean) => Promise<Actor | null>;
  /** A cookie's token, unless it comes with a write from elsewhere. */
  readCookie: (request: FastifyRequest, name: string) => string | null;
  /**
   * Sets a cookie, or with null clears it; not for another site's page, which could sign a person in as somebody else, or out,
   * behind their back.
   */
  setCookie: (request: FastifyRequest, reply: FastifyReply, name: string, token: string | null, expires?: Date) => void;
}

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
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

  const isOurs = (request: FastifyRequest) =>
    isSameOrigin(request.headers, [publicOrigin, `${request.protocol}://${request.host}`]);

  /** A client that is no browser says nothing of where a request comes from, and keeps cookies only if it wants to. */
  const isForeign = (request: FastifyRequest) => isFromPage(request.headers) && !isOurs(request);

  const setCookie: Auth['setCookie'] = (request, reply, name, token, expires) => {
    if (!isRead(request.method) && isForeign(request)) return;
    if (token === null) reply.clearCookie(name, cookie);
    else reply.setCookie(name, token, { ...cookie, ...(expires ? { expires } : {}) });
  };

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
      if (!session) setCookie(request, reply, AUTH_COOKIE, null);
      else if (session.extended_to) setCookie(request, reply, AUTH_COOKIE, token, session.extended_to);
      return session?.actor ?? null;
    },
    readCookie: (request, name) => (isRead(request.method) || isOurs(request) ? (request.cookies[name] ?? null) : null),
    setCookie,
  };
}
