import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import { IDEMPOTENCY_KEY_MAX } from '@fairway/contracts/checkout/purchases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  Actor,
  BufferedFile,
  Context,
  AppServices,
  FlowTokenName,
  CallRequest,
  SecurityEntry,
  UploadedFile,
} from '#app/context.ts';
import { invalidField } from '#core/app-error.ts';
import { AUTH_COOKIE, readBearer, type Auth } from './auth.ts';

const PASS_COOKIES: Record<FlowTokenName, string> = { two_factor: 'two_factor_token', onboarding: 'onboarding_token' };

/** The request as procedures see it: read when asked, since few ask. */
class RequestAtHand implements CallRequest {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #auth: Auth;
  readonly files: readonly UploadedFile[];
  readonly documents: readonly BufferedFile[];

  constructor(request: FastifyRequest, reply: FastifyReply, auth: Auth, { files, documents }: FormFiles) {
    this.#request = request;
    this.#reply = reply;
    this.#auth = auth;
    this.files = files;
    this.documents = documents;
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
    if (key.length > IDEMPOTENCY_KEY_MAX) throw invalidField('Idempotency-Key', REQUEST_MESSAGES.keyTooLong);
    return key;
  }

  get bearer(): string | null {
    return readBearer(this.#request) ?? null;
  }

  get sessionToken(): string | null {
    return this.bearer ?? this.#auth.readCookie(this.#request, AUTH_COOKIE);
  }

  logSecurity(entry: SecurityEntry): void {
    this.#request.log.info(entry, 'security');
  }

  setAuthCookie(token: string | null, expires?: Date): void {
    this.#auth.setCookie(this.#request, this.#reply, AUTH_COOKIE, token, expires);
  }

  flowToken(name: FlowTokenName): string | null {
    return this.#auth.readCookie(this.#request, PASS_COOKIES[name]);
  }

  setFlowToken(name: FlowTokenName, token: string | null, expires?: Date): void {
    this.#auth.setCookie(this.#request, this.#reply, PASS_COOKIES[name], token, expires);
  }
}

/** What a form brought beside its fields. */
export interface FormFiles {
  files: readonly UploadedFile[];
  documents: readonly BufferedFile[];
}
const NOTHING: FormFiles = { files: [], documents: [] };

/** What every procedure is handed. */
export const createContext = (
  { services, auth }: { services: AppServices; auth: Auth },
  {
    actor,
    request,
    reply,
    brought = NOTHING,
  }: { actor: Actor | null; request: FastifyRequest; reply: FastifyReply; brought?: FormFiles },
): Context => ({ services, actor, request: new RequestAtHand(request, reply, auth, brought) });
