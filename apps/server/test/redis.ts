import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { inject } from 'vitest';
import type { TestServices } from './provided.ts';

/** A Redis database that belongs to one test file. */
export interface TestRedis {
  url: string;
  /** For the keys: unique, in case the server has too few databases for every file to have its own. */
  prefix: string;
  /** Empties it. Call it when the file's own connections are closed. */
  drop: () => Promise<void>;
}

/** An empty Redis database: ask for one per test file, in `beforeAll`. */
export async function testRedis(): Promise<TestRedis> {
  const { redis_url }: TestServices = inject('services');
  const url = new URL(redis_url);
  url.pathname = `/${await nextDatabase(redis_url)}`;
  await flush(url.href);
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  return { url: url.href, prefix, drop: () => flush(url.href) };
}

/** Database 0 counts; the files take the others in turn. */
const nextDatabase = (url: string) =>
  withRedis(url, async (redis) => {
    const [, databases] = (await redis.config('GET', 'databases')) as [string, string];
    return ((await redis.incr('fairway:test-files')) % (Number(databases) - 1)) + 1;
  });

const flush = (url: string) =>
  withRedis(url, async (redis) => {
    await redis.flushdb();
  });

async function withRedis<T>(url: string, body: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url);
  try {
    return await body(redis);
  } finally {
    redis.disconnect();
  }
}
