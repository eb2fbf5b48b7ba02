import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@fairway/contracts/errors';
import { AppError, statusOf, toAppError } from '../trpc/errors.ts';

/** What HTTP itself can refuse before a procedure has a say. */
const TRANSPORT: Record<number, string> = {
  404: 'We could not find that.',
  413: 'That is too large for us to take.',
  415: 'Please send JSON or a form.',
};

export interface Refusal {
  status: number;
  body: ErrorBody;
  retryAfter?: number | undefined;
  /** A fault of ours, to be looked into. */
  unexpected: boolean;
}

/** The answer to any thrown thing (decision V3). */
export function refusalOf(thrown: unknown): Refusal {
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const message = TRANSPORT[status];
    if (message !== undefined) return { status, body: { message }, unexpected: false };
    return refusalOf(new AppError('invalid', { message: 'That request could not be read.' }));
  }
  const error = toAppError(thrown);
  return {
    status: statusOf(error),
    body: error.body,
    retryAfter: error.retryAfter,
    unexpected: error.kind === 'unexpected',
  };
}

/** Logs what is our fault. A refusal is no event; a database that is away is one line without the way it came. */
export function logRefusal(request: FastifyRequest, { status, unexpected }: Refusal, thrown: unknown): void {
  if (unexpected) request.log.error({ err: thrown }, 'failed');
  else if (status === 503) request.log.warn('the database does not answer');
}

/** Answers every error of the app in JSON. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const refusal = refusalOf(thrown);
    logRefusal(request, refusal, thrown);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return reply.code(refusal.status).send(refusal.body);
  });
}

/** The answer to an address that is none, in JSON. */
export const answerUnknown = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ message: TRANSPORT[404] });
