import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { logOutages } from '#adapters/outages.ts';
import { refuseInTransactions } from '#adapters/redis.ts';

type Log = Pick<Logger, 'warn' | 'info'>;

function listening(redis: Redis, log: Log, name: string): Redis {
  const outages = logOutages(log, {
    away: `Redis (${name}) is away; waiting for it`,
    back: `Redis (${name}) is back`,
  });
  redis.on('error', outages.failed);
  redis.on('ready', outages.works);
  return redis;
}

/** Milliseconds until the next try to reach Redis. */
const retryStrategy = (times: number): number => Math.min(times * 100, 2000);

/** For workers: a command waits until Redis is there, however long that takes. */
export const openWorkerConnection = (url: string, log: Log): Redis =>
  listening(new Redis(url, { maxRetriesPerRequest: null, retryStrategy }), log, 'worker');

/** For producers: a command that cannot be sent now fails now, so that its row stays where it is safe. */
export const openProducerConnection = (url: string, log: Log): Redis =>
  listening(
    refuseInTransactions(
      new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 2000, retryStrategy }),
    ),
    log,
    'producer',
  );
