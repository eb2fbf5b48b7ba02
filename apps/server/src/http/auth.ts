import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import { PERSON_HEADER } from '@fairway/contracts/person-header';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSession, type ReadSession } from '#domains/auth/sessions/service.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, forbidden } from '#core/app-error.ts';
import { isFromPage, isRead, isSameOrigin } from './origin.ts';

/**
 * The browser's cookie; other clients send the same token as `Authorization: Bearer` (A2). Behind https browsers know it,
 * like every cookie of ours, as `__Host-auth`.
 */
export const AUTH_COOKIE = 'auth';

/**
 * The name a browser knows a cookie of ours by. With the prefix it takes the cookie by https alone, for the whole of this host and
 * for no other: another host of the same domain can neither read it nor plant one of its own. Browsers refuse the prefix on http.
 */
const browserName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Whether a write says that it is another person's. What says nothing is no page, or one that knows nobody yet. */
function isForSomebodyElse({ method, headers }: FastifyRequest, { id }: Actor): boolean {
  const person = headers[PERSON_HEADER];
  return !isRead(method) && person !== undefined && person !== id;
}

/**
 * Who calls by a session's token, unless it is for somebody else that they write. A client that acted for a child and says nothing of
 * whom it writes for knows nothing yet of the child having left: what it meant as theirs is not to be written, or paid, as its holder's.
 */
function identifyBearer(request: FastifyRequest, session: ReadSession, open: boolean): Actor | null {
  if (isForSomebodyElse(request, session.actor)) return null;
  const isTold = isRead(request.method) || request.headers[PERSON_HEADER] !== undefined;
  // Logging out is open to all, and ends the session whoever it stands for.
  if (session.is_acting_over && !isTold && !open) throw new AppError('conflict');
  return session.actor;
}

export interface Auth {
  /**
   * Who calls, or null for nobody we know. A write that rests on a cookie must come from a page of ours: from elsewhere
   * it is refused with 403 or, where the call is `open` to all, taken as nobody's. So is one from a page that was drawn for
   * somebody else than who has logged in since, in another tab. A cookie whose session is over is cleared. A bearer token writes for
   * nobody but whom its client means, either (A15).
   */
  identify: (request: FastifyRequest, reply: FastifyReply, open: boolean) => Promise<Actor | null>;
  /** Whether a browser brings a session's cookie, which may be over: enough to choose the page that it is sent. */
  bringsSession: (request: FastifyRequest) => boolean;
  /** A cookie's token by our own name for it, unless it comes with a write from elsewhere. */
  readCookie: (request: FastifyRequest, name: string) => string | null;
  /**
   * Sets a cookie, or with null clears it; not for another site's page, which could sign a person in as somebody else, or out,
   * behind their back.
   */
  setCookie: (request: FastifyRequest, reply: FastifyReply, name: string, token: string | null, expires?: Date) => void;
}

/** The token of an `Authorization: Bearer` header. */
export const readBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

/** How sessions travel: by cookie or by bearer token. */
export function createAuth(services: AppServices): Auth {
  const publicOrigin = new URL(services.publicUrl).origin;
  const secure = publicOrigin.startsWith('https:');
  const cookie: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };

  const isOurs = (request: FastifyRequest) =>
    isSameOrigin(request.headers, [publicOrigin, `${request.protocol}://${request.host}`]);

  /** A client that is no browser says nothing of where a request comes from, and keeps cookies only if it wants to. */
  const isForeign = (request: FastifyRequest) => isFromPage(request.headers) && !isOurs(request);

  const setCookie: Auth['setCookie'] = (request, reply, name, token, expires) => {
    if (!isRead(request.method) && isForeign(request)) return;
    // The name of earlier versions, which is no longer read behind https.
    if (secure && request.cookies[name] !== undefined) reply.clearCookie(name, cookie);
    if (token === null) reply.clearCookie(browserName(name, secure), cookie);
    else reply.setCookie(browserName(name, secure), token, { ...cookie, ...(expires ? { expires } : {}) });
  };

  return {
    async identify(request, reply, open) {
      const bearer = readBearer(request);
      if (bearer !== undefined) {
        const session = await readSession(bearer, services);
        return session && identifyBearer(request, session, open);
      }

      const token = request.cookies[browserName(AUTH_COOKIE, secure)];
      if (!token) return null;
      if (!isRead(request.method) && !isOurs(request)) {
        if (open) return null;
        const { host, origin } = request.headers;
        request.log.info(
          { security: 'origin.refused', origin, host, ip_hash: services.secrets.keyedHash('ip', request.ip) },
          'security',
        );
        throw forbidden(REQUEST_MESSAGES.foreignOrigin);
      }
      const session = await readSession(token, services);
      if (!session) setCookie(request, reply, AUTH_COOKIE, null);
      else if (session.extended_to) setCookie(request, reply, AUTH_COOKIE, token, session.extended_to);
      return session && isForSomebodyElse(request, session.actor) ? null : (session?.actor ?? null);
    },
    bringsSession: (request) => Boolean(request.cookies[browserName(AUTH_COOKIE, secure)]),
    readCookie: (request, name) =>
      isRead(request.method) || isOurs(request) ? (request.cookies[browserName(name, secure)] ?? null) : null,
    setCookie,
  };
}
