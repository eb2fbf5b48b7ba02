import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { isShed } from './overload.ts';

const GIVEN_ID = /^[\w.-]{1,64}$/;

/** The id a proxy has given a request, if it is fit for a log, or a new one. */
export const requestId =
  (trustProxy: boolean) =>
  (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    return trustProxy && typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
  };

/**
 * One line a request, when it is answered. It names the route and not the address, which may carry a token or a search;
 * errors are logged where they are answered.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' });
  }

  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (isShed(reply)) return;
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.info({ ...facts, err: error }, 'the caller has gone');
    else request.log.info(facts, 'answered');
  }
}
