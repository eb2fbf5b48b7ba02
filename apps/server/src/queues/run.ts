import { connectDb } from '@fairway/db/client';
import type { Logger } from 'pino';
import { resume } from '../domains/notifications/use-cases/resume.ts';
import { linksFrom, type Env } from '../env.ts';
import { openChannels, type Channels } from '../integrations/channels.ts';
import { openPayments } from '../integrations/payments/open.ts';
import { secretsFrom } from '../integrations/secrets.ts';
import { openStorage } from '../integrations/storage/open.ts';
import { goods } from '../trpc/goods.ts';
import { openProducerConnection, openWorkerConnection } from './connection.ts';
import type { JobDeps } from './deps.ts';
import { Producer } from './producer.ts';
import { Relay } from './relay.ts';
import { writeSchedules } from './schedules.ts';
import { startWorkers } from './worker.ts';

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
  // A job holds one connection from beginning to end; the sweeps of the other queue need some too.
  const db = connectDb({ url: env.DATABASE_URL, max: Math.max(env.DATABASE_POOL, 2 * concurrency) });
  const redis = openWorkerConnection(env.REDIS_URL, log);
  const producer = new Producer({ redis: openProducerConnection(env.REDIS_URL, log), prefix });
  const channels = set.channels ?? openChannels(env);
  const deps: JobDeps = {
    db,
    now: set.now ?? (() => new Date()),
    publicUrl: env.PUBLIC_URL,
    mailFrom: env.MAIL_FROM,
    channels,
    links: linksFrom(env),
    secrets: secretsFrom(env.APP_SECRET),
    payments: openPayments(env),
    goods,
    storage: openStorage(env),
    enqueue: producer.enqueue,
    log,
  };
  const relay = new Relay({ databaseUrl: env.DATABASE_URL, enqueue: producer.enqueue, log });
  const workers = startWorkers({ redis, prefix, concurrency, stalledMs: env.JOB_STALLED_MS }, deps);
  const restock = () => {
    const told = (error: unknown) => log.warn({ err: error }, 'Not everything could be written into Redis anew');
    void Promise.all([writeSchedules(producer), resume(deps, 0)]).catch(told);
  };
  // Redis may have come back empty: what it is to hold is written anew each time.
  producer.connection.redis.on('ready', restock);
  relay.start();

  return {
    healthy: async () => {
      const answers = await Promise.allSettled([db.$queryRaw`SELECT 1`, producer.connection.redis.ping()]);
      return answers.every(({ status }) => status === 'fulfilled');
    },
    close: async () => {
      producer.connection.redis.off('ready', restock);
      await relay.stop();
      await workers.close();
      await producer.close();
      redis.disconnect();
      channels.email?.close();
      await db.$disconnect();
    },
  };
}
