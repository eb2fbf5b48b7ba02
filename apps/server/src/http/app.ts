import type { AnyTRPCRouter } from '@trpc/server';
import type { Db } from '@fairway/db/client';
import { databaseProbe, type DatabaseProbe } from '@fairway/db/probe';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Env } from '#core/env.ts';
import { loadOnFirstUse } from '#adapters/load-on-first-use.ts';
import { withProviderBudget } from '#adapters/stripe/guard.ts';
import type { Queues } from '#jobs/queues.ts';
import type { AppServices } from '#app/context.ts';
import { listInlineScripts } from './app-page.ts';
import { createAuth } from './auth.ts';
import { BODY_BYTES, guardBodies, type BodyLimits } from './bodies.ts';
import { BOARD_PATH, bullBoard } from './bull-board.ts';
import { calendarRoute } from './calendar.ts';
import { connectionOptions } from './connections.ts';
import { dataExportRoute } from './data-export.ts';
import { answerErrors, answerUnknown } from './errors.ts';
import { fileRoutes, sharedFileRoutes } from './files.ts';
import { receiptRoutes } from './receipts.ts';
import { healthRoutes } from './health.ts';
import { metrics, metricsAccess } from './metrics.ts';
import { liveRoutes, type Live } from '#http/live/routes.ts';
import { listMigrations } from './migrations.ts';
import { NO_LIMITS, watchLoad, type OverloadLimits } from './overload.ts';
import { openPageDrawer } from './page-drawer.ts';
import { NO_READS, pageReader, type PagePatience, type PageReads, UNHURRIED } from './page-data.ts';
import { requestId, RequestLog } from './request-log.ts';
import { resumableUploads } from '#http/resumable/routes.ts';
import { docsPage, showsDocs } from '#http/rest/docs.ts';
import { handlersOn, type Host } from '#http/rest/handler.ts';
import { openApi } from '#http/rest/openapi.ts';
import { restRoutes } from '#http/rest/routes.ts';
import { restTable } from '#http/rest/table.ts';
import { UploadSlots } from '#http/rest/uploads.ts';
import { guardAnswers, guardAssets, guardPages } from './security.ts';
import { refuseCalls, trpcRoutes } from './trpc.ts';
import { unsubscribeRoute } from './unsubscribe.ts';
import { webApp, webAssets } from './web-app.ts';
import { webhookRoutes } from './webhooks.ts';

export interface AppOptions {
  env: Pick<Env, 'TRUST_PROXY' | 'WEB_DIST'> & Partial<Pick<Env, 'NODE_ENV' | 'METRICS_TOKEN' | 'API_DOCS'>>;
  services: AppServices;
  logger: FastifyBaseLogger;
  /** For `/api/health` and `/api/ready`. */
  probe?: DatabaseProbe;
  /** For `/api/ready`. */
  redis?: Redis;
  /** Where changes are heard of as they happen; without it nobody is told. */
  live?: Live;
  /** For the board of the queues. */
  queues?: Queues;
  /** How much the bodies of requests may hold, and how long they may take; limits that are left out have their defaults. */
  bodyLimits?: Partial<BodyLimits> | undefined;
  /** Every procedure there is. */
  router: AnyTRPCRouter;
  /** What pages ask for first; without it they ask for all of it themselves. */
  pageReads?: PageReads;
  pagePatience?: PagePatience;
  /** When requests are refused because there is too much to do; without it they never are. */
  overloadLimits?: OverloadLimits;
}

/** The whole HTTP side, ready to listen or to `inject` into. It closes nothing of what it is given. */
export async function buildApp({
  env,
  services,
  logger,
  probe,
  redis,
  live,
  queues,
  bodyLimits,
  router,
  pageReads = NO_READS,
  pagePatience = UNHURRIED,
  overloadLimits: limits = NO_LIMITS,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: requestId(env.TRUST_PROXY),
    // One proxy: the address it saw is the caller's, whatever the caller claims beyond it.
    trustProxy: env.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_BYTES,
    // On a busy machine a plugin's files are long in coming, and ten seconds late is no reason not to start.
    pluginTimeout: 60_000,
    ...connectionOptions(bodyLimits?.timeoutMs),
    // A batch of tRPC calls is one parameter: twenty names.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    frameworkErrors: (_error, request, reply) => void answerUnknown(request, reply),
  });
  const host: Host = { services, auth: createAuth(services), uploads: new UploadSlots(services.uploads) };
  const table = restTable(router);
  // To describe hundreds of calls takes longer than the start of the API has for it.
  const readDocument = loadOnFirstUse('The OpenAPI document', () => openApi(table));

  answerErrors(app);
  guardBodies(app, bodyLimits);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('preHandler', (_request, _reply, done) => withProviderBudget(done));
  const registry = metrics(app, { services, access: metricsAccess(env) });
  const overload = await watchLoad(app, { db: services.db, limits, registry });
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });

  await app.register(
    async (api) => {
      guardAnswers(api, services.publicUrl);
      overload.guard(api);
      api.setNotFoundHandler(answerUnknown);
      healthRoutes(api, { probe: probe ?? ownProbe(app, services.db), overload, redis });
      api.get('/openapi.json', readDocument);
      dataExportRoute(api, services);
      receiptRoutes(api, host);
      liveRoutes(api, { live, host, registry });
      await restRoutes(api, { handlers: handlersOn(host), table });
    },
    { prefix: '/api' },
  );
  await app.register(async (uploads) => {
    guardAnswers(uploads, services.publicUrl);
    overload.guard(uploads);
    resumableUploads(uploads, host);
  });
  await app.register(
    async (trpc) => {
      guardAnswers(trpc, services.publicUrl);
      overload.guard(trpc, refuseCalls);
      await trpcRoutes(trpc, { host, router });
    },
    { prefix: '/trpc' },
  );
  await app.register(async (webhooks) => webhookRoutes(webhooks, services), { prefix: '/api' });
  await app.register(async (unsubscribe) => {
    overload.guard(unsubscribe);
    unsubscribeRoute(unsubscribe, services);
  });
  await app.register(async (calendar) => {
    overload.guard(calendar);
    guardAnswers(calendar, services.publicUrl);
    calendarRoute(calendar, services);
  });
  await app.register(
    async (files) => {
      guardAnswers(files, services.publicUrl);
      overload.guard(files);
      fileRoutes(files, host);
    },
    { prefix: '/files' },
  );
  await app.register(
    async (shared) => {
      guardAnswers(shared, services.publicUrl);
      overload.guard(shared);
      sharedFileRoutes(shared, services);
    },
    { prefix: '/shared' },
  );
  await app.register(
    async (assets) => {
      guardAssets(assets, services.publicUrl);
      await webAssets(assets, { dist: env.WEB_DIST });
    },
    { prefix: '/assets' },
  );
  await app.register(async (pages) => {
    await guardPages(pages, services, listInlineScripts(env.WEB_DIST));
    if (showsDocs(env)) await pages.register(async (docs) => docsPage(docs, readDocument));
    if (queues)
      await pages.register(async (board) => bullBoard(board, { auth: host.auth, queues, services }), {
        prefix: BOARD_PATH,
      });
    const { bringsSession } = host.auth;
    const drawer = openPageDrawer(env.WEB_DIST, { log: app.log, patienceMs: pagePatience.drawingMs });
    pages.addHook('onClose', () => drawer.close());
    const isBusy = () => overload.reason() !== null;
    const readFacts = pageReader({ host, router, reads: pageReads, drawer, isBusy, patienceMs: pagePatience.dataMs });
    await pages.register(async (web) =>
      webApp(web, { dist: env.WEB_DIST, publicUrl: services.publicUrl, bringsSession, readFacts }),
    );
  });
  return app;
}

function ownProbe(app: FastifyInstance, db: Db): DatabaseProbe {
  const probe = databaseProbe(db, listMigrations());
  app.addHook('onClose', () => probe.close());
  return probe;
}
