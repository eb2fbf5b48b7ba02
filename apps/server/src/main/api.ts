import { setZodMessages } from '@fairway/contracts/zod-texts';
import { connectDb } from '@fairway/db/client';
import { databaseProbe } from '@fairway/db/probe';
import { allowNetworkInTransactions } from '@fairway/db/transaction';
import { databaseLimits, linksFrom } from '#core/env.ts';
import { buildApp } from '#http/app.ts';
import { closeApp, closeConnections } from '#http/close.ts';
import { watchDatabase } from '#http/database-watch.ts';
import { listenOrExit } from '#http/listen.ts';
import { loggerFrom } from '#core/log.ts';
import { listMigrations } from '#http/migrations.ts';
import { overloadLimitsFrom } from '#http/overload.ts';
import { settingsOrExit } from './settings.ts';
import { webPushSettingsFrom } from '#adapters/push/web-push.ts';
import { openPayments } from '#adapters/stripe/open.ts';
import { redisRateLimits } from '#adapters/rate-limits-redis.ts';
import { rateLimitsFrom } from '#adapters/rate-limits.ts';
import { connectRedis } from '#adapters/redis.ts';
import { redisLiveEvents } from '#adapters/live/live-events-redis.ts';
import { RedisLiveStreams } from '#adapters/live/live-streams-redis.ts';
import { secretsFrom } from '#adapters/secrets.ts';
import { keepSpoolsSwept } from '#adapters/spool.ts';
import { openStorage, spoolRoots } from '#adapters/storage/open.ts';
import { openStores } from '#adapters/app-stores/open.ts';
import { uploadLimitsFrom } from '#adapters/upload-limits.ts';
import { openProducerConnection } from '#jobs/connection.ts';
import { Queues } from '#jobs/queues.ts';
import { exitOnUncaughtFault, onStopSignal } from './shutdown.ts';
import { PAGE_READS } from './page-reads.ts';
import { appRouter } from './router.ts';
import { describeUser } from '#domains/users/me/service.ts';
import { purchaseFulfillers } from './fulfilment.ts';
import { skipOutputValidation } from '#app/procedures.ts';

/** The API: everything that answers on PORT. */
const env = settingsOrExit();
setZodMessages();
if (env.NODE_ENV === 'production') {
  skipOutputValidation();
  allowNetworkInTransactions();
}

const logger = loggerFrom(env).child({ program: 'api' });
exitOnUncaughtFault('API', logger);

const db = connectDb({ url: env.DATABASE_URL, max: env.DATABASE_POOL, limits: databaseLimits(env) });
const probe = databaseProbe(db, listMigrations());
const redis = connectRedis({ url: env.REDIS_URL, log: logger });
const subscriber = connectRedis({ url: env.REDIS_URL, log: logger, autoResubscribe: false });
const queues = new Queues({ redis: openProducerConnection(env.REDIS_URL, logger), prefix: env.REDIS_PREFIX });
const rateLimits = redisRateLimits({ redis, prefix: env.REDIS_PREFIX, limits: rateLimitsFrom(env) });
const secrets = secretsFrom(env.APP_SECRET);
const storage = openStorage(env);
const payments = openPayments(env, logger);
const now = () => new Date();
const stores = openStores(env, now);
const webPush = webPushSettingsFrom(env);
const emailWebhookSecret = env.EMAIL_WEBHOOK_SECRET;
const twilioToken = env.TWILIO_AUTH_TOKEN;
const open = { publicUrl: env.PUBLIC_URL, registrationOpen: env.REGISTRATION_OPEN, links: linksFrom(env) };
const uploads = uploadLimitsFrom(env);
const services = {
  db,
  now,
  ...open,
  rateLimits,
  secrets,
  storage,
  payments,
  purchaseFulfillers,
  describeUser: describeUser,
  emailWebhookSecret,
  twilioToken,
  stores,
  uploads,
  webPush,
  live: redisLiveEvents({ redis, prefix: env.REDIS_PREFIX }),
  log: logger,
};
const live = {
  streams: new RedisLiveStreams({ redis, subscriber, prefix: env.REDIS_PREFIX }),
  limits: { perPerson: env.LIVE_STREAMS_PER_PERSON, perProcess: env.LIVE_STREAMS_PER_PROCESS },
};
const overloadLimits = overloadLimitsFrom(env);
const bodyLimits = { timeoutMs: env.REQUEST_TIMEOUT_MS };
const app = await buildApp({
  router: appRouter,
  pageReads: PAGE_READS,
  pagePatience: { dataMs: env.PAGE_DATA_PATIENCE_MS, drawingMs: env.PAGE_DRAWING_PATIENCE_MS },
  env,
  services,
  logger,
  probe,
  redis,
  live,
  queues,
  bodyLimits,
  overloadLimits,
});

keepSpoolsSwept(spoolRoots(env), (swept) => logger.info({ swept }, 'Cleared away what killed processes had left'));
onStopSignal(async () => {
  await closeApp(app);
  redis.disconnect();
  subscriber.disconnect();
  await closeConnections(queues.close(), probe.close(), db.$disconnect());
}, logger);
await listenOrExit(app, { host: env.HOST, port: env.PORT, log: logger });
await watchDatabase(probe, env.DATABASE_URL, logger);
