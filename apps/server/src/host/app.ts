import type { AnyTRPCRouter } from '@trpc/server';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import type { Producer } from '../queues/producer.ts';
import type { Deps } from '../trpc/context.ts';
import { appRouter } from '../trpc/router.ts';
import { createAuth } from './auth.ts';
import { BOARD_PATH, bullBoard } from './bull-board.ts';
import { calendarRoute } from './calendar.ts';
import { dataExportRoute } from './data-export.ts';
import { answerErrors, answerUnknown } from './errors.ts';
import { fileRoutes } from './files.ts';
import { healthRoutes } from './health.ts';
import { metrics } from './metrics.ts';
import { requestId, RequestLog } from './request-log.ts';
import { docsPage } from './rest/docs.ts';
import type { Host } from './rest/handler.ts';
import { openApi } from './rest/openapi.ts';
import { restRoutes } from './rest/routes.ts';
import { restTable } from './rest/table.ts';
import { guardAnswers, guardPages } from './security.ts';
import { trpcRoutes } from './trpc.ts';
import { webApp } from './web-app.ts';
import { webhookRoutes } from './webhooks.ts';

const BODY_LIMIT = 1024 * 1024;

export interface AppOptions {
  env: Pick<Env, 'TRUST_PROXY' | 'WEB_DIST'>;
  deps: Deps;
  logger: FastifyBaseLogger;
  /** For `/api/ready`. */
  redis?: Redis;
  /** For the board of the queues. */
  producer?: Producer;
  /** The API, unless a test brings one of its own. */
  router?: AnyTRPCRouter;
}

/** The whole HTTP side, ready to listen or to `inject` into. It opens nothing and closes nothing of what it is given. */
export async function buildApp({
  env,
  deps,
  logger,
  redis,
  producer,
  router = appRouter,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: requestId(env.TRUST_PROXY),
    // One proxy: the address it saw is the caller's, whatever the caller claims beyond it.
    trustProxy: env.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => void answerUnknown(request, reply),
  });
  const host: Host = { deps, auth: createAuth(deps) };
  const table = restTable(router);
  const document = openApi(table);

  answerErrors(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  metrics(app, deps);
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });

  await app.register(
    async (api) => {
      guardAnswers(api, deps.publicUrl);
      api.setNotFoundHandler(answerUnknown);
      healthRoutes(api, { db: deps.db, redis });
      api.get('/openapi.json', () => document);
      dataExportRoute(api, deps);
      await restRoutes(api, { host, table });
    },
    { prefix: '/api' },
  );
  await app.register(
    async (trpc) => {
      guardAnswers(trpc, deps.publicUrl);
      await trpcRoutes(trpc, { host, router });
    },
    { prefix: '/trpc' },
  );
  await app.register(async (webhooks) => webhookRoutes(webhooks, deps), { prefix: '/api' });
  await app.register(async (calendar) => calendarRoute(calendar, deps));
  await app.register(
    async (files) => {
      guardAnswers(files, deps.publicUrl);
      fileRoutes(files, host);
    },
    { prefix: '/files' },
  );
  await app.register(async (pages) => {
    await guardPages(pages, deps);
    await pages.register(async (docs) => docsPage(docs, document));
    if (producer)
      await pages.register(async (board) => bullBoard(board, { auth: host.auth, producer }), { prefix: BOARD_PATH });
    await pages.register(async (web) => webApp(web, env.WEB_DIST));
  });
  return app;
}
