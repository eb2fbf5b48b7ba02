import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@fairway/contracts/errors';
import { describeReason } from '#adapters/outages.ts';
import { StorageFault } from '#core/storage-fault.ts';
import { AppError, getHttpStatus, toAppError } from '#core/app-error.ts';

/** What HTTP itself can refuse before a procedure has a say. */
const TRANSPORT: Record<number, string> = {
  404: REQUEST_MESSAGES.notFound,
  408: REQUEST_MESSAGES.tooSlow,
  413: REQUEST_MESSAGES.tooLarge,
  415: REQUEST_MESSAGES.wrongContentType,
  431: REQUEST_MESSAGES.headersTooLong,
};

/** A refusal of the request as such, in words of its own or those of its status. */
export class TransportError extends Error {
  readonly code = 'transport';
  readonly statusCode: number;

  constructor(statusCode: number, text = TRANSPORT[statusCode] ?? REQUEST_MESSAGES.unreadable) {
    super(text);
    this.statusCode = statusCode;
  }
}
export const tooLarge = (): Error => new TransportError(413);
export const timedOut = (): Error => new TransportError(408);

export interface Refusal {
  status: number;
  body: ErrorBody;
  retryAfter?: number | undefined;
  /** A fault of ours, to be looked into. */
  unexpected: boolean;
}

/** The answer to any thrown thing (V3). */
export function errorResponse(thrown: unknown): Refusal {
  if (thrown instanceof TransportError)
    return { status: thrown.statusCode, body: { message: thrown.message }, unexpected: false };
  const status = thrown instanceof AppError ? undefined : (thrown as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const message = TRANSPORT[status];
    if (message !== undefined) return { status, body: { message }, unexpected: false };
    return errorResponse(new AppError('invalid', { message: REQUEST_MESSAGES.unreadable }));
  }
  const error = toAppError(thrown);
  return {
    status: getHttpStatus(error),
    body: error.body,
    retryAfter: error.retryAfter,
    unexpected: error.kind === 'unexpected',
  };
}

/** The fault of the storage that a thrown thing is, or that tRPC has put a coat around. */
const storageFaultIn = (thrown: unknown): StorageFault | null => {
  const inner = thrown instanceof Error && !(thrown instanceof StorageFault) ? thrown.cause : thrown;
  return inner instanceof StorageFault ? inner : null;
};

/** Logs what is our fault. A refusal is no event; what is away is one line without the way it came. */
export function logRefusal(request: FastifyRequest, { status, unexpected }: Refusal, thrown: unknown): void {
  const storageFault = storageFaultIn(thrown);
  if (storageFault) request.log.error({ err: storageFault }, 'the storage of files refuses');
  else if (unexpected) request.log.error({ err: thrown }, 'failed');
  else if (status === 503) request.log.warn({ reason: describeReason(thrown) }, 'answered that it cannot be done now');
}

/** Answers every error of the app in JSON. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const refusal = errorResponse(thrown);
    logRefusal(request, refusal, thrown);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return reply.code(refusal.status).send(refusal.body);
  });
}

/** The answer to an address that is none, in JSON. */
export const answerUnknown = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ message: TRANSPORT[404] });
