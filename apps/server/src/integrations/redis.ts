import { Redis } from 'ioredis';

/** What is said of the connection: a line when it goes, a line when it is back. */
export interface Log {
  info: (text: string) => void;
  warn: (facts: object, text: string) => void;
}

/**
 * A connection for requests, which wait for nothing: a command fails at once while Redis is away and after a quarter of a
 * second when it does not answer, and the connection is tried again every second or so.
 */
export function connectRedis({ url, log }: { url: string; log: Log }): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  let away = false;
  redis.on('error', (err) => {
    if (!away) log.warn({ err }, 'Redis does not answer');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis answers again');
    away = false;
  });
  return redis;
}
