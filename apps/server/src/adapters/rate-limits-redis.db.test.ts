import { startOwnServices } from '#test/own-services.ts';
import { testRedis, type TestRedis } from '#test/redis.ts';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import getPort from 'get-port';
import { AppError } from '#core/app-error.ts';
import { redisRateLimits } from './rate-limits-redis.ts';
import { readEnv } from '#core/env.ts';
import { rateLimitsFrom, type RateLimitName, type RateLimits } from './rate-limits.ts';
import { connectRedis } from './redis.ts';

const log = { info: vi.fn(), warn: vi.fn() };
const connections: Redis[] = [];
let shared: TestRedis;
beforeAll(async () => {
  shared = await testRedis();
});
afterEach(() => {
  for (const redis of connections.splice(0)) redis.disconnect();
});
afterAll(() => shared.drop());

/** Beside other tests an answer may take longer than the API waits for it; which it does where none is to come. */
const connect = (url: string, commandTimeout = 10_000) => {
  const redis = connectRedis({ url, log, commandTimeout });
  connections.push(redis);
  return redis;
};
const ready = (redis: Redis) => new Promise((resolve) => redis.once('ready', resolve));
const limitsOn = (redis: Redis, points = 3) =>
  redisRateLimits({
    redis,
    prefix: shared.prefix,
    limits: {
      ...rateLimitsFrom(readEnv({ DATABASE_URL: 'x', REDIS_URL: 'x' })),
      sign_in_account: { points, seconds: 900 },
    },
  });
const refusal = (limits: RateLimits, key: string, name: RateLimitName = 'sign_in_account') =>
  limits.take(name, key).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error : Promise.reject(error)),
  );
const takeAll = async (limits: RateLimits, key: string) => {
  for (let attempt = 1; attempt <= 3; attempt++) expect(await refusal(limits, key)).toBeNull();
};

test('processes share their counts, and the refusal says how long to wait', async () => {
  const [one, two] = [connect(shared.url), connect(shared.url)];
  await Promise.all([ready(one), ready(two)]);
  await takeAll(limitsOn(one), 'coach@example.com');
  const refused = await refusal(limitsOn(two), 'coach@example.com');
  expect(refused?.kind).toBe('too_many_requests');
  expect(refused?.retryAfter).toBeGreaterThan(890);
  expect(refused?.retryAfter).toBeLessThanOrEqual(900);
  expect(await refusal(limitsOn(two), 'player@example.com')).toBeNull();
  expect(await refusal(limitsOn(two), 'coach@example.com', 'sign_in_address')).toBeNull();
});

test('a success is forgiven', async () => {
  const redis = connect(shared.url);
  await ready(redis);
  const limits = limitsOn(redis);
  await takeAll(limits, 'forgiven@example.com');
  await limits.forgive('sign_in_account', 'forgiven@example.com');
  expect(await refusal(limits, 'forgiven@example.com')).toBeNull();
});

test('no key in Redis can be read', async () => {
  const redis = connect(shared.url);
  await ready(redis);
  await limitsOn(redis).take('sign_in_account', 'secret@example.com');
  const keys = await redis.keys('*');
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toContain('secret');
});

test('with no Redis at all the process counts by itself, at once', async () => {
  const limits = limitsOn(connect(`redis://127.0.0.1:${await getPort()}`));
  await takeAll(limits, 'alone@example.com');
  expect((await refusal(limits, 'alone@example.com'))?.retryAfter).toBeGreaterThan(890);
  // Were each to wait for Redis until its command runs out, this would take minutes.
  const began = performance.now();
  for (let nth = 0; nth < 40; nth += 1) await refusal(limits, `alone-${nth}@example.com`);
  expect(performance.now() - began).toBeLessThan(5_000);
  await limits.forgive('sign_in_account', 'alone@example.com');
  await takeAll(limits, 'alone@example.com');
});

test('a Redis that dies on the way leaves the door guarded, and is used again when it is back', async () => {
  const own = await startOwnServices();
  const first = await own.redis();
  const redis = connect(first.url);
  await ready(redis);
  const limits = limitsOn(redis);
  await takeAll(limits, 'dying@example.com');

  await first.stop();
  await takeAll(limits, 'dying@example.com');
  expect((await refusal(limits, 'dying@example.com'))?.kind).toBe('too_many_requests');

  const back = ready(redis);
  await own.redis(first.port);
  await back;
  await limits.take('sign_in_account', 'dying@example.com');
  expect(await redis.dbsize()).toBe(1);
});

test('a Redis that hangs costs a moment, not the sign-in', async () => {
  const hanging = await (await startOwnServices()).redis();
  const redis = connect(hanging.url, 250);
  await ready(redis);
  hanging.child.kill('SIGSTOP');
  onTestFinished(() => void hanging.child.kill('SIGCONT'));
  const began = performance.now();
  expect(await refusal(limitsOn(redis), 'hung@example.com')).toBeNull();
  // A command runs out after 250 ms; a Redis that is waited for would keep the sign-in until the test runs out.
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('nought attempts mean no limit', async () => {
  const limits = limitsOn(connect(`redis://127.0.0.1:${await getPort()}`), 0);
  for (let attempt = 1; attempt <= 20; attempt++) expect(await refusal(limits, 'free@example.com')).toBeNull();
});
