import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#core/app-error.ts';
import { toNetworkPrefix } from './network.ts';
import type { RateLimit, RateLimitName, RateLimits } from './rate-limits.ts';

interface Counter {
  shared: RateLimiterRedis;
  own: RateLimiterMemory;
}

/** Addresses and accounts are not for others' eyes, nor for Redis' dump. */
const buildKey = (limit: RateLimitName, key: string) =>
  createHash('sha256')
    .update(limit.endsWith('_address') ? toNetworkPrefix(key) : key)
    .digest('base64url');

/** The account whose attempts a key counts (`accountLimitKey`), if it names one. */
const accountIn = (key: string) => (key.startsWith('id:') ? key.slice('id:'.length) : undefined);

function openCounter(redis: Redis, keyPrefix: string, { points, seconds }: RateLimit): Counter {
  const own = new RateLimiterMemory({ keyPrefix, points, duration: seconds });
  const shared = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix,
    points,
    duration: seconds,
    insuranceLimiter: own,
    rejectIfRedisNotReady: true,
  });
  return { shared, own };
}

/** Counts in Redis, for all processes; while Redis is away each process counts in its own memory, so the door never stands open. */
export function redisRateLimits({
  redis,
  prefix,
  limits,
}: {
  redis: Redis;
  prefix: string;
  limits: Record<RateLimitName, RateLimit>;
}): RateLimits {
  const counters = new Map<RateLimitName, Counter>();
  for (const name of Object.keys(limits) as RateLimitName[]) {
    if (limits[name].points > 0) counters.set(name, openCounter(redis, `${prefix}:limit:${name}`, limits[name]));
  }
  return {
    async take(limit, key) {
      try {
        await counters.get(limit)?.shared.consume(buildKey(limit, key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('too_many_requests', { retryAfter, limit, about: accountIn(key) });
      }
    },
    async forgive(limit, key) {
      const counter = counters.get(limit);
      await counter?.shared.delete(buildKey(limit, key));
      await counter?.own.delete(buildKey(limit, key));
    },
  };
}
