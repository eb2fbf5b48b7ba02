import type { AnyTRPCRouter } from '@trpc/server';
import {
  fastifyTRPCPlugin,
  type CreateFastifyContextOptions,
  type FastifyTRPCPluginOptions,
} from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../trpc/context.ts';
import { toAppError } from '../trpc/errors.ts';
import { contextOf } from './context.ts';
import { logRefusal, refusalOf } from './errors.ts';
import type { Host } from './rest/handler.ts';

/** Calls one request may hold. A page asks for fewer. */
const BATCH = 20;

/** Puts the router on `/trpc`. */
export async function trpcRoutes(
  app: FastifyInstance,
  { host, router }: { host: Host; router: AnyTRPCRouter },
): Promise<void> {
  const createContext = async ({ req, res }: CreateFastifyContextOptions): Promise<Context> => {
    // Every POST here writes, and only pages of ours have a reason to send one with a cookie.
    const actor = await host.auth.identify(req, res, false);
    return contextOf(host, { actor, request: req, reply: res });
  };
  const trpcOptions: FastifyTRPCPluginOptions<AnyTRPCRouter>['trpcOptions'] = {
    router,
    createContext,
    maxBatchSize: BATCH,
    responseMeta({ errors }) {
      const waits = errors.map((error) => toAppError(error).retryAfter ?? 0);
      const longest = Math.max(0, ...waits);
      return longest ? { headers: { 'retry-after': `${longest}` } } : {};
    },
    onError({ error, req }) {
      logRefusal(req, refusalOf(error), error);
    },
  };
  await app.register(fastifyTRPCPlugin, { prefix: '', trpcOptions });
}
