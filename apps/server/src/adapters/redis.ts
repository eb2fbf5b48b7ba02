import { assertNoTransaction } from '@fairway/db/transaction';
import { Redis, type RedisOptions } from 'ioredis';
import { logOutages } from './outages.ts';

/** Redis is the outside world, too: no command goes out while rows are locked. */
export function refuseInTransactions(redis: Redis): Redis {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...args) => {
    assertNoTransaction('Redis');
    return send(...args);
  };
  return redis;
}

/**
 * A connection for requests, which wait for nothing: a command fails at once while Redis is away and after a quarter of a
 * second when it does not answer, and the connection is tried again every second or so.
 */
export function connectRedis({
  url,
  log,
  ...options
}: { url: string; log: Parameters<typeof logOutages>[0] } & Pick<
  RedisOptions,
  'autoResubscribe' | 'commandTimeout'
>): Redis {
  const redis = new Redis(url, {
    commandTimeout: 250,
    ...options,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  refuseInTransactions(redis);
  const outages = logOutages(log, { away: 'Redis does not answer', back: 'Redis answers again' });
  return redis.on('error', outages.failed).on('ready', outages.works);
}
