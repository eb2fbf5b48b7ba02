import { connectDb, warmUp } from '@fairway/db/client';
import type { Logger } from 'pino';
import { requeueOverdue } from '#domains/notifications/dispatch/service.ts';
import { databaseLimits, linksFrom, type Env } from '#core/env.ts';
import { openChannels, tellingOfOutages, type Channels } from '#adapters/channels.ts';
import { describeReason, ExpectedFailure } from '#adapters/outages.ts';
import { openPayments } from '#adapters/stripe/open.ts';
import { redisLiveEvents } from '#adapters/live/live-events-redis.ts';
import { connectRedis } from '#adapters/redis.ts';
import { secretsFrom } from '#adapters/secrets.ts';
import { keepSpoolsSwept } from '#adapters/spool.ts';
import { openTranscoder } from '#adapters/video/open.ts';
import { openStorage, spoolRoots } from '#adapters/storage/open.ts';
import { jobRegistry } from './jobs.ts';
import { purchaseFulfillers } from './fulfilment.ts';
import { openProducerConnection, openWorkerConnection } from '#jobs/connection.ts';
import type { JobServices } from '#app/job-services.ts';
import { Producer } from '#jobs/producer.ts';
import { Relay } from '#jobs/relay.ts';
import { keepFilled } from '#jobs/keep-filled.ts';
import { writeSchedules } from '#jobs/schedules.ts';
import { startWorkers } from '#jobs/worker.ts';

/** A worker that is busy for a moment must not lose what it sends to another. */
const SHORTEST_LEASE_MS = 5_000;

/** A running worker process. */
export interface Running {
  /** Whether PostgreSQL and Redis answer now. */
  healthy: () => Promise<boolean>;
  /** Finishes the jobs in hand, takes no more, and lets go of everything. */
  close: () => Promise<void>;
}

/**
 * Starts the relay, the workers and the schedules. It answers at once: whatever is away is waited for. Tests may set the
 * clock and the channels.
 */
export function runWorker(env: Env, log: Logger, set: { now?: () => Date; channels?: Channels } = {}): Running {
  const { REDIS_PREFIX: prefix, WORKER_CONCURRENCY: concurrency } = env;
  // What becomes of a notice is noted in the moment it is known: a connection is open by then.
  const max = Math.max(env.DATABASE_POOL, 2 * concurrency);
  const db = connectDb({ url: env.DATABASE_URL, max, min: max, limits: databaseLimits(env) });
  void warmUp(db, max);
  const redis = openWorkerConnection(env.REDIS_URL, log);
  const producer = new Producer({ redis: openProducerConnection(env.REDIS_URL, log), prefix }, jobRegistry);
  const liveRedis = connectRedis({ url: env.REDIS_URL, log });
  const stopping = new AbortController();
  const channels = tellingOfOutages(set.channels ?? openChannels(env), log);
  const services: JobServices = {
    db,
    now: set.now ?? (() => new Date()),
    publicUrl: env.PUBLIC_URL,
    mailFrom: env.MAIL_FROM,
    channels,
    links: linksFrom(env),
    secrets: secretsFrom(env.APP_SECRET),
    payments: openPayments(env, log),
    purchaseFulfillers,
    storage: openStorage(env),
    videos: openTranscoder(env),
    stopping: stopping.signal,
    enqueue: producer.enqueue,
    live: redisLiveEvents({ redis: liveRedis, prefix }),
    leaseMs: Math.max(env.JOB_STALLED_MS, SHORTEST_LEASE_MS),
    log,
  };
  const relay = new Relay({ databaseUrl: env.DATABASE_URL, enqueue: producer.enqueue, log });
  const workers = startWorkers(
    { registry: jobRegistry, redis, prefix, concurrency, stalledMs: env.JOB_STALLED_MS },
    services,
  );
  const redisContent = keepFilled(
    () => Promise.all([writeSchedules(producer), requeueOverdue(services, 0)]),
    (error) => log.warn({ reason: describeReason(error) }, 'Not everything could be written into Redis anew'),
  );
  // Redis may have come back empty: what it is to hold is written anew each time.
  producer.connection.redis.on('ready', redisContent.run);
  relay.start();
  const stopSweeping = keepSpoolsSwept(spoolRoots(env), (swept) =>
    log.info({ swept }, 'Cleared away what killed processes had left'),
  );

  return {
    healthy: async () => {
      const answers = await Promise.allSettled([db.$queryRaw`SELECT 1`, producer.connection.redis.ping()]);
      return answers.every(({ status }) => status === 'fulfilled');
    },
    close: async () => {
      redisContent.stop();
      stopSweeping();
      stopping.abort(new ExpectedFailure('The worker stops'));
      producer.connection.redis.off('ready', redisContent.run);
      await relay.stop();
      await workers.close();
      await producer.close();
      redis.disconnect();
      liveRedis.disconnect();
      channels.email?.close();
      await db.$disconnect();
    },
  };
}
