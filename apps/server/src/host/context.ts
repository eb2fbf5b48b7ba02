import { IDEMPOTENCY_KEY_MAX } from '@fairway/contracts/purchases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context, Deps, PassName, Request, UploadedFile } from '../trpc/context.ts';
import { invalidField } from '../trpc/errors.ts';
import { AUTH_COOKIE, bearerOf, type Auth } from './auth.ts';

const PASS_COOKIES: Record<PassName, string> = { two_factor: 'two_factor_token', onboarding: 'onboarding_token' };

/** The request as procedures see it: read when asked, since few ask. */
class RequestAtHand implements Request {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #auth: Auth;
  readonly files: readonly UploadedFile[];

  constructor(request: FastifyRequest, reply: FastifyReply, auth: Auth, files: readonly UploadedFile[]) {
    this.#request = request;
    this.#reply = reply;
    this.#auth = auth;
    this.files = files;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get userAgent(): string | null {
    return this.#request.headers['user-agent'] ?? null;
  }

  get idempotencyKey(): string | null {
    const key = this.#request.headers['idempotency-key'];
    if (typeof key !== 'string' || key === '') return null;
    if (key.length > IDEMPOTENCY_KEY_MAX) throw invalidField('Idempotency-Key', 'That key is too long.');
    return key;
  }

  get bearer(): string | null {
    return bearerOf(this.#request) ?? null;
  }

  setAuthCookie(token: string | null, expires?: Date): void {
    this.#auth.setCookie(this.#request, this.#reply, AUTH_COOKIE, token, expires);
  }

  pass(name: PassName): string | null {
    return this.#auth.readCookie(this.#request, PASS_COOKIES[name]);
  }

  setPass(name: PassName, token: string | null, expires?: Date): void {
    this.#auth.setCookie(this.#request, this.#reply, PASS_COOKIES[name], token, expires);
  }
}

const NO_FILES: readonly UploadedFile[] = [];

/** What every procedure is handed. */
export const contextOf = (
  { deps, auth }: { deps: Deps; auth: Auth },
  {
    actor,
    request,
    reply,
    files = NO_FILES,
  }: { actor: Actor | null; request: FastifyRequest; reply: FastifyReply; files?: readonly UploadedFile[] },
): Context => ({ deps, actor, request: new RequestAtHand(request, reply, auth, files) });
