import { PAGE_READS } from '../../apps/server/src/main/page-reads.ts';
import { appRouter } from '../../apps/server/src/main/router.ts';
import { connectDb } from '@fairway/db/client';
import { connectRedis } from '../../apps/server/src/adapters/redis.ts';
import { RedisLiveStreams } from '../../apps/server/src/adapters/live/live-streams-redis.ts';
import { readEnv } from '../../apps/server/src/core/env.ts';
import { buildApp } from '../../apps/server/src/http/app.ts';
import { overloadLimitsFrom } from '../../apps/server/src/http/overload.ts';
import { loggerFrom } from '../../apps/server/src/core/log.ts';
import { skipOutputValidation } from '../../apps/server/src/app/procedures.ts';
import { depsFor } from '../world.ts';
import { serve } from './serve.ts';

/** The API as production runs it, logs and all, on a database of the bench's. */
skipOutputValidation();
const url = process.env['BENCH_DATABASE_URL'] ?? '';
const webDist = process.env['BENCH_WEB_DIST'];
const logger = loggerFrom({ LOG_LEVEL: 'info' });
await serve(
  await buildApp({
    router: appRouter,
    // Only where pages are looked at: what answers calls alone has none.
    env: { TRUST_PROXY: false, WEB_DIST: webDist },
    pageReads: PAGE_READS,
    // A browser that opens the pages is on this machine, where there is no https.
    services: { ...depsFor(connectDb({ url, max: 10 })), publicUrl: 'http://localhost' },
    logger,
    overloadLimits: overloadLimitsFrom(readEnv({ DATABASE_URL: url, REDIS_URL: 'none' })),
    ...(webDist && { live: openLive(logger) }),
  }),
);

/** A page that is open listens for what changes. */
function openLive(log: ReturnType<typeof loggerFrom>) {
  const redis_url = process.env['BENCH_REDIS_URL'] ?? '';
  const redis = connectRedis({ url: redis_url, log });
  const subscriber = connectRedis({ url: redis_url, log, autoResubscribe: false });
  return { streams: new RedisLiveStreams({ redis, subscriber, prefix: 'bench' }) };
}
