import { inTransaction } from '@fairway/db/client';
import { fileDatabase } from '#test/file-database.ts';
import { testRedis, type TestRedis } from '#test/redis.ts';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LiveEvents } from '#core/live-events.ts';
import { connectRedis } from '#adapters/redis.ts';
import { historyKey } from './history.ts';
import { redisLiveEvents } from './live-events-redis.ts';
import { RedisLiveStreams } from './live-streams-redis.ts';

const home = fileDatabase({ max: 1 });
const log = { info: vi.fn(), warn: vi.fn() };
/** What is heard is tried here, not how soon: beside other tests an answer may take longer than a request would wait. */
const commandTimeout = 10_000;
const connections: Redis[] = [];
let shared: TestRedis;
beforeAll(async () => {
  shared = await testRedis();
});
afterEach(() => {
  for (const redis of connections.splice(0)) redis.disconnect();
});
afterAll(() => shared.drop());

async function connect(autoResubscribe = true): Promise<Redis> {
  const redis = connectRedis({ url: shared.url, log, autoResubscribe, commandTimeout });
  connections.push(redis);
  await new Promise((resolve) => redis.once('ready', resolve));
  return redis;
}

interface Process {
  redis: Redis;
  live: LiveEvents;
  streams: RedisLiveStreams;
}

/** What an API process has. */
async function aProcess(): Promise<Process> {
  const [redis, subscriber] = await Promise.all([connect(), connect(false)]);
  const { prefix } = shared;
  return {
    redis,
    live: redisLiveEvents({ redis, prefix }),
    streams: new RedisLiveStreams({ redis, subscriber, prefix }),
  };
}

/** Somebody who listens, and what they have been told so far. */
async function listen({ streams }: Process, user_id: string, seen = '') {
  const told: string[] = [];
  const ids: string[] = [];
  const quiet: (number | null)[] = [];
  const stop = await streams.listen(user_id, seen, {
    start: ({ name, id, quiet_ms }) => (told.push(name), ids.push(id), quiet.push(quiet_ms)),
    event: ({ id, kind, ids: named }) => (told.push(`${kind} ${named}`), ids.push(id)),
    lost: () => told.push('lost'),
  });
  return { told, ids, quiet, stop };
}

const subscriptions = async ({ redis }: Process) =>
  ((await redis.pubsub('CHANNELS', `${shared.prefix}:live:*`)) as string[]).length;

test('what one process publishes is told by another, to those concerned alone', async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  const [coach, player, stranger] = [
    await listen(other, 'coach'),
    await listen(one, 'player'),
    await listen(other, 'a stranger'),
  ];
  await one.live.publish(['coach', 'player', 'coach'], { kind: 'lesson', ids: ['l1'] });
  await expect
    .poll(() => [coach.told, player.told])
    .toEqual([
      ['ready', 'lesson ["l1"]'],
      ['ready', 'lesson ["l1"]'],
    ]);
  expect(stranger.told).toEqual(['ready']);
});

test('who comes again is told what came meanwhile, in its order and once', async () => {
  const process = await aProcess();
  const first = await listen(process, 'anna');
  await process.live.publish(['anna'], { kind: 'credits', ids: ['c1'] });
  await expect.poll(() => first.told).toHaveLength(2);
  first.stop();
  await process.live.publish(['anna'], { kind: 'unread' });
  await process.live.publish(['anna'], { kind: 'message', ids: ['m1'] });
  const again = await listen(process, 'anna', first.ids.at(-1));
  expect(again.told).toEqual(['ready', 'unread []', 'message ["m1"]']);
  const later = await listen(process, 'anna', again.ids.at(-1));
  expect(later.told).toEqual(['ready']);
  expect(later.ids).toEqual([again.ids.at(-1)]);
});

test('a stream that nothing was told on has a place to go on from, too', async () => {
  const process = await aProcess();
  const first = await listen(process, 'quiet');
  expect(first.quiet).toEqual([null]);
  first.stop();
  await process.live.publish(['quiet'], { kind: 'lesson' });
  expect((await listen(process, 'quiet', first.ids[0])).told).toEqual(['ready', 'lesson []']);
});

test('a stream that begins anew is told how long ago the latest event was', async () => {
  const process = await aProcess();
  await process.live.publish(['recent'], { kind: 'lesson' });
  const { quiet } = await listen(process, 'recent');
  expect(quiet[0]).toBeGreaterThanOrEqual(0);
  expect(quiet[0]).toBeLessThan(60_000);
});

test.each([
  ['whose place in the history was overwritten', '1-1'],
  ['that names what is no id', 'drop table'],
  ['that names what is still to come', '999999999999999-0'],
])('a stream %s is told to read everything anew', async (_, seen) => {
  const process = await aProcess();
  for (let nth = 0; nth < 3; nth += 1) await process.live.publish(['busy'], { kind: 'lesson' });
  const { told, ids } = await listen(process, 'busy', seen);
  expect(told).toEqual(['reset']);
  await process.live.publish(['busy'], { kind: 'unread' });
  expect((await listen(process, 'busy', ids[0])).told).toEqual(['ready', 'unread []']);
});

test('a history is short, and is forgotten when nothing happens', async () => {
  const process = await aProcess();
  const { ids } = await listen(process, 'much');
  for (let nth = 0; nth < 130; nth += 1) await process.live.publish(['much'], { kind: 'lesson' });
  const key = historyKey(shared.prefix, 'much');
  expect(await process.redis.xlen(key)).toBe(100);
  expect(await process.redis.pttl(key)).toBeGreaterThan(0);
  expect((await listen(process, 'much', ids[0])).told).toEqual(['reset']);
});

test('nothing is lost or told twice while streams open in the midst of events', async () => {
  const process = await aProcess();
  const start = await listen(process, 'rush');
  const publishing = Array.from({ length: 60 }, (_, nth) =>
    process.live.publish(['rush'], { kind: 'lesson', ids: [String(nth)] }),
  );
  const others = await Promise.all(Array.from({ length: 20 }, () => listen(process, 'rush', start.ids[0])));
  await Promise.all(publishing);
  await expect.poll(() => start.told).toHaveLength(61);
  for (const { told, ids } of others) {
    await expect.poll(() => told).toEqual(start.told);
    expect(ids).toEqual(start.ids);
  }
});

test('a person is listened for once a process, and no longer than they have a window', async () => {
  const process = await aProcess();
  const before = await subscriptions(process);
  const all = await Promise.all([1, 2, 3].map(() => listen(process, 'windows')));
  expect(await subscriptions(process)).toBe(before + 1);
  for (const { stop } of all) stop();
  const back = await listen(process, 'windows');
  await process.live.publish(['windows'], { kind: 'unread' });
  await expect.poll(() => back.told).toEqual(['ready', 'unread []']);
  expect(all.map(({ told }) => told)).toEqual([['ready'], ['ready'], ['ready']]);
  back.stop();
  await expect.poll(() => subscriptions(process)).toBe(before);
});

test('five hundred people are told at once, and too many rows are not named', async () => {
  const process = await aProcess();
  const people = Array.from({ length: 500 }, (_, nth) => `player ${nth}`);
  const [first, last] = [await listen(process, people[0]!), await listen(process, people[499]!)];
  await process.live.publish(people, { kind: 'lesson', ids: Array.from({ length: 51 }, (_, nth) => String(nth)) });
  for (const { told } of [first, last]) await expect.poll(() => told).toEqual(['ready', 'lesson []']);
});

test('publishing from within a transaction is refused: its rows would wait for Redis', async () => {
  const { live } = await aProcess();
  const inside = inTransaction(home.db, () => live.publish(['anna'], { kind: 'lesson' }));
  await expect(inside).rejects.toThrow('inside a database transaction');
});
