import { speakPlainly } from '@fairway/contracts/zod-texts';
import { connectDb } from '@fairway/db/client';
import { linksFrom } from '../env.ts';
import { buildApp } from '../host/app.ts';
import { closeApp, sayGoodbye } from '../host/close.ts';
import { watchDatabase } from '../host/database-watch.ts';
import { listenOrExit } from '../host/listen.ts';
import { loggerFrom } from '../host/log.ts';
import { settingsOrExit } from '../host/settings.ts';
import { openPayments } from '../integrations/payments/open.ts';
import { redisRateLimits } from '../integrations/rate-limits-redis.ts';
import { rateLimitsFrom } from '../integrations/rate-limits.ts';
import { connectRedis } from '../integrations/redis.ts';
import { secretsFrom } from '../integrations/secrets.ts';
import { openStorage } from '../integrations/storage/open.ts';
import { openStores } from '../integrations/stores/open.ts';
import { openProducerConnection } from '../queues/connection.ts';
import { Producer } from '../queues/producer.ts';
import { onStopSignal } from '../queues/shutdown.ts';
import { goods } from '../trpc/goods.ts';
import { trustAnswers } from '../trpc/init.ts';

/** The API: everything that answers on PORT. */
const env = settingsOrExit();
speakPlainly();
if (env.NODE_ENV === 'production') trustAnswers();

const logger = loggerFrom(env).child({ program: 'api' });
const give = (reason: unknown) => {
  logger.fatal({ err: reason }, 'The API ends: something failed that nobody caught');
  process.exit(1);
};
process.on('unhandledRejection', give).on('uncaughtException', give);

const db = connectDb({ url: env.DATABASE_URL, max: env.DATABASE_POOL });
const redis = connectRedis({ url: env.REDIS_URL, log: logger });
const producer = new Producer({ redis: openProducerConnection(env.REDIS_URL, logger), prefix: env.REDIS_PREFIX });
const rateLimits = redisRateLimits({ redis, prefix: env.REDIS_PREFIX, limits: rateLimitsFrom(env) });
const secrets = secretsFrom(env.APP_SECRET);
const storage = openStorage(env);
const payments = openPayments(env);
const now = () => new Date();
const stores = openStores(env, now);
const open = { publicUrl: env.PUBLIC_URL, registrationOpen: env.REGISTRATION_OPEN, links: linksFrom(env) };
const deps = { db, now, ...open, rateLimits, secrets, storage, payments, goods, stores };
const app = await buildApp({ env, deps, logger, redis, producer });

onStopSignal(async () => {
  await closeApp(app);
  redis.disconnect();
  await sayGoodbye(producer.close(), db.$disconnect());
}, logger);
await listenOrExit(app, { host: env.HOST, port: env.PORT });
await watchDatabase(db, env.DATABASE_URL, logger);
