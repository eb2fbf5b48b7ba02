import { connectDb, type Db } from '@fairway/db/client';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import { readEnv, type Env } from '#core/env.ts';
import { queuePrefix } from '#jobs/queues.ts';
import { runWorker, type Running } from '#main/run-worker.ts';
import { testDatabase } from './database.ts';
import { testMailbox, type TestMailbox } from './mailbox.ts';
import { simulator, WEBHOOK_SECRET } from './payments.ts';
import { testRedis } from './redis.ts';
import { testFolder } from './storage.ts';

/** A database, a mailbox and the settings of workers on them, for one test. */
export interface WorkerHarness {
  db: Db;
  mailbox: TestMailbox;
  env: Env;
  /** The same settings as a program reads them. */
  variables: Record<string, string>;
  /** Starts a worker in this process; it ends with the test. */
  worker: () => Running;
}

/** Sets it up. A test that takes Redis or PostgreSQL away brings its own. */
export async function startWorkerHarness(
  own: { redis_url?: string; database_url?: string } = {},
): Promise<WorkerHarness> {
  const [database, redis, mailbox] = await Promise.all([testDatabase(), testRedis(), testMailbox()]);
  const variables = {
    NODE_ENV: 'test',
    DATABASE_URL: own.database_url ?? database.url,
    REDIS_URL: own.redis_url ?? redis.url,
    REDIS_PREFIX: redis.prefix,
    SMTP_URL: mailbox.url,
    STRIPE_API_URL: simulator.url,
    STRIPE_SECRET_KEY: 'sk_test_simulator',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    DATA_DIR: testFolder(),
    LOG_LEVEL: 'silent',
    JOB_STALLED_MS: '1000',
    PATH: process.env.PATH ?? '',
  };
  const env = readEnv(variables);
  const db = connectDb({ url: env.DATABASE_URL, max: 5 });
  const workers: Running[] = [];
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await db.$disconnect();
    await Promise.all([mailbox.close(), database.drop(), redis.drop()]);
  });
  const worker = () => {
    const started = runWorker(env, pino({ level: env.LOG_LEVEL }));
    workers.push(started);
    return started;
  };
  return { db, mailbox, env, variables, worker };
}

/** Looks into the queue of notices. */
async function withNotificationQueue<T>(
  { env }: Pick<WorkerHarness, 'env'>,
  look: (queue: Queue) => Promise<T>,
): Promise<T> {
  const redis = new Redis(env.REDIS_URL, { maxRetriesPerRequest: null });
  const queue = new Queue('notices', { connection: redis, prefix: queuePrefix(env.REDIS_PREFIX) });
  try {
    return await look(queue);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

/**
 * Waits until everything that was noted is told or done and the queue of notices has nothing left: what has not happened then will
 * not happen any more.
 */
export const waitUntilIdle = (harness: Pick<WorkerHarness, 'db' | 'env'>): Promise<void> =>
  withNotificationQueue(harness, (queue) =>
    vi.waitFor(
      async () => {
        const [untold, pending] = await Promise.all([
          harness.db.outbox.count({ where: { processed_at: null } }),
          harness.db.notification_deliveries.count({ where: { status: 'pending' } }),
        ]);
        const { active, waiting, delayed } = await queue.getJobCounts('active', 'waiting', 'delayed');
        const left = { untold, pending, active, waiting, delayed };
        if (Object.values(left).some(Boolean)) throw new Error(`Not everything is told: ${JSON.stringify(left)}`);
      },
      { timeout: 60_000, interval: 50 },
    ),
  );
