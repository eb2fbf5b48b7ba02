import { startOwnServices } from '#test/own-services.ts';
import type { Redis } from 'ioredis';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { connectRedis } from '#adapters/redis.ts';
import { redisLiveEvents } from './live-events-redis.ts';
import { RedisLiveStreams } from './live-streams-redis.ts';

const log = { info: vi.fn(), warn: vi.fn() };
/** A command that is not answered is given up after a quarter of a second; whoever waits for Redis runs out of the test's time. */
const SOON_MS = 5_000;
const prefix = 'faults';

function connect(url: string) {
  const [redis, subscriber] = [true, false].map((autoResubscribe) => connectRedis({ url, log, autoResubscribe })) as [
    Redis,
    Redis,
  ];
  onTestFinished(() => {
    redis.disconnect();
    subscriber.disconnect();
  });
  const whenReady = () =>
    vi.waitFor(() => expect([redis.status, subscriber.status]).toEqual(['ready', 'ready']), { timeout: 20_000 });
  const streams = new RedisLiveStreams({ redis, subscriber, prefix });
  return { live: redisLiveEvents({ redis, prefix }), streams, whenReady };
}

async function listen(streams: RedisLiveStreams, seen = '') {
  const told: string[] = [];
  const ids: string[] = [];
  const stop = await streams.listen('anna', seen, {
    start: ({ name, id }) => (told.push(name), ids.push(id)),
    event: ({ id, kind }) => (told.push(kind), ids.push(id)),
    lost: () => told.push('lost'),
  });
  return { told, ids, stop };
}

const refusal = (streams: RedisLiveStreams) =>
  listen(streams).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.kind, error.retryAfter] : Promise.reject(error)),
  );

test('with no Redis a stream is refused and a publisher goes on, both at once', async () => {
  const { live, streams } = connect(`redis://127.0.0.1:${await getPort()}`);
  const began = performance.now();
  expect(await refusal(streams)).toEqual(['unavailable', 10]);
  await live.publish(['anna'], { kind: 'lesson' });
  expect(performance.now() - began).toBeLessThan(SOON_MS);
});

test('when Redis dies its streams are lost at once, and when it is back they begin again', async () => {
  const own = await startOwnServices();
  const first = await own.redis();
  const { live, streams, whenReady } = connect(first.url);
  await whenReady();
  const before = await listen(streams);
  await first.stop();
  await expect.poll(() => before.told).toEqual(['ready', 'lost']);
  expect(await refusal(streams)).toEqual(['unavailable', 10]);
  before.stop();

  await own.redis(first.port);
  await whenReady();
  // This one has come back empty: nobody can say what was missed.
  const after = await listen(streams, before.ids[0]);
  await live.publish(['anna'], { kind: 'unread' });
  await expect.poll(() => after.told).toEqual(['reset', 'unread']);
  expect(before.told).toEqual(['ready', 'lost']);
});

test('a Redis that hangs is found out, costs a publisher a moment, and is gone on with where it was', async () => {
  const hanging = await (await startOwnServices()).redis();
  const { live, streams, whenReady } = connect(hanging.url);
  await whenReady();
  const before = await listen(streams);
  await live.publish(['anna'], { kind: 'lesson' });
  await expect.poll(() => before.told).toEqual(['ready', 'lesson']);
  await streams.check();
  expect(before.told).toEqual(['ready', 'lesson']);

  hanging.child.kill('SIGSTOP');
  onTestFinished(() => void hanging.child.kill('SIGCONT'));
  const began = performance.now();
  await live.publish(['anna'], { kind: 'credits' });
  await streams.check();
  expect(before.told).toEqual(['ready', 'lesson', 'lost']);
  expect(await refusal(streams)).toEqual(['unavailable', 10]);
  expect(performance.now() - began).toBeLessThan(SOON_MS);

  hanging.child.kill('SIGCONT');
  // What the connection was asked meanwhile runs out first.
  const after = await vi.waitFor(() => listen(streams, before.ids.at(-1)), { timeout: 20_000 });
  await live.publish(['anna'], { kind: 'unread' });
  await expect.poll(() => after.told.at(-1)).toBe('unread');
  expect(after.told[0]).toBe('ready');
});
