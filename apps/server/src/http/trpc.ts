import type { AnyTRPCRouter } from '@trpc/server';
import { fastifyRequestHandler, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { procedureCaller } from '#app/call-procedure.ts';
import type { Context } from '#app/context.ts';
import { getHttpStatus, toAppError } from '#core/app-error.ts';
import { createContext } from './context.ts';
import { logRefusal, errorResponse } from './errors.ts';
import type { Refuse } from './overload.ts';
import { answerBatch, readBatch } from './trpc-batch.ts';
import type { Host } from '#http/rest/handler.ts';

/** Calls one request may hold. A page asks for fewer. */
const BATCH = 20;

/** What tRPC's clients read when a request is refused before tRPC sees it: one error for each call of a batch. */
export const refuseCalls: Refuse = ({ url, query }, refusal) => {
  const [path = ''] = url.split('?');
  const data = { code: refusal.code, httpStatus: getHttpStatus(refusal), kind: refusal.kind };
  const error = { message: refusal.message, code: TRPC_ERROR_CODES_BY_KEY[refusal.code], data };
  const answer = { error: superjson.serialize(error) };
  const isBatch = (query as Record<string, unknown>)['batch'] === '1';
  return isBatch ? Array.from({ length: path.split(',').length }, () => answer) : answer;
};

/** The seconds after which all of what was refused may be tried again; 0 where none was told. */
const longestWait = (errors: readonly Error[]) =>
  Math.max(0, ...errors.map((error) => toAppError(error).retryAfter ?? 0));

/** Puts the router on `/trpc`. */
export async function trpcRoutes(
  app: FastifyInstance,
  { host, router }: { host: Host; router: AnyTRPCRouter },
): Promise<void> {
  const createCallContext = async (req: FastifyRequest, res: FastifyReply): Promise<Context> => {
    // Every POST here writes, and only pages of ours have a reason to send one with a cookie.
    const actor = await host.auth.identify(req, res, false);
    return createContext(host, { actor, request: req, reply: res });
  };
  const callProcedure = procedureCaller(router);
  const trpcOptions: FastifyTRPCPluginOptions<AnyTRPCRouter>['trpcOptions'] = {
    router,
    createContext: ({ req, res }) => createCallContext(req, res),
    maxBatchSize: BATCH,
    responseMeta({ errors }) {
      const wait = longestWait(errors);
      return wait ? { headers: { 'retry-after': `${wait}` } } : {};
    },
    onError: ({ error, req }) => logRefusal(req, errorResponse(error), error),
  };
  // tRPC's own plugin for Fastify would take forms as well, and read them whole into memory, without a bound. Here a body is JSON,
  // bounded like every other, and anything else is refused before a byte of it is read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: '/:path',
    handler: async (req, res) => {
      const reads = readBatch(req, router, BATCH);
      if (!reads) return fastifyRequestHandler({ ...trpcOptions, req, res, path: req.params.path });
      return answerBatch(reads, {
        router,
        reply: res,
        around: {
          createContext: () => createCallContext(req, res),
          callProcedure,
          onError: (error) => logRefusal(req, errorResponse(error), error),
          retryAfter: longestWait,
        },
      });
    },
  });
}
