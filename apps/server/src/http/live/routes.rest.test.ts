import { appOn, signIn, type SignedIn } from '#test/app.ts';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { listen, openEvents } from '#test/event-streams.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testRedis, type TestRedis } from '#test/redis.ts';
import { closeAllSessions, closeSession } from '#domains/auth/sessions/service.ts';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '#adapters/secrets.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { redisLiveEvents } from '#adapters/live/live-events-redis.ts';
import type { LiveStreams } from '#adapters/live/live-streams.ts';
import { RedisLiveStreams } from '#adapters/live/live-streams-redis.ts';
import { connectRedis } from '#adapters/redis.ts';
import type { StreamLimits } from './open-streams.ts';

const home = fileDatabase();
const log = { info: vi.fn(), warn: vi.fn() };
let shared: TestRedis;
let player: TestUser;
let device: SignedIn;
beforeAll(async () => {
  shared = await testRedis();
});
beforeEach(async () => {
  player = await aPlayer(home.db, await aPro(home.db));
  device = await signIn(home.db, player);
});
afterAll(() => shared.drop());

interface Process {
  app: FastifyInstance;
  origin: string;
  publish: ReturnType<typeof redisLiveEvents>['publish'];
}

/** Sessions are looked at soon; how long they may stay unknown is not tried here. */
const LOOKED_AFTER = { checkMs: 50, unknownMs: 60_000 };

/** An API process of its own on the Redis of all. */
async function aProcess(limits: Partial<StreamLimits> = {}): Promise<Process> {
  const { url, prefix } = shared;
  // As patient as the tests beside it need: an answer in time is not what is tried here.
  const commandTimeout = 10_000;
  const redis = connectRedis({ url, log, commandTimeout });
  const subscriber = connectRedis({ url, log, autoResubscribe: false, commandTimeout });
  await vi.waitFor(() => expect([redis.status, subscriber.status]).toEqual(['ready', 'ready']), { timeout: 20_000 });
  const streams = new RedisLiveStreams({ redis, subscriber, prefix });
  const app = await appOn(home.db, { live: { streams, limits } });
  onTestFinished(async () => {
    await app.close();
    redis.disconnect();
    subscriber.disconnect();
  });
  return { app, origin: await listen(app), publish: redisLiveEvents({ redis, prefix }).publish };
}

/** Waits until the process counts so many streams. */
const untilOpen = ({ app }: Process, count: number) =>
  vi.waitFor(
    async () => expect((await app.inject('/metrics')).body).toMatch(new RegExp(`^fairway_live_streams ${count}$`, 'm')),
    { timeout: 20_000 },
  );

const START = { event: 'ready', data: { quiet_ms: null } };

test('what happens at one process is told at another, by cookie and by bearer', async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  const [phone, desk] = [
    await openEvents(one.origin, device.bearer),
    await openEvents(other.origin, { cookie: device.browser.cookie }),
  ];
  for (const stream of [phone, desk]) expect(await stream.next()).toMatchObject(START);
  await one.publish([player.id], { kind: 'lesson', ids: ['a lesson'] });
  const told = await Promise.all([phone.next(), desk.next()]);
  expect(told[0]).toMatchObject({ event: 'lesson', data: { ids: ['a lesson'] } });
  expect(told[1]).toEqual(told[0]);
});

test('a stream is neither kept nor collected nor packed, and says how soon to come again', async () => {
  const { origin } = await aProcess();
  const { response, nextLine } = await openEvents(origin, { ...device.bearer, 'accept-encoding': 'gzip, br' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  const [, wait] = /^retry: (\d+)$/.exec((await nextLine()) ?? '') ?? [];
  expect(Number(wait)).toBeGreaterThanOrEqual(1_000);
});

test.each([
  ['the header', (id: string) => ({ headers: { 'last-event-id': id }, query: '' })],
  ['the query', (id: string) => ({ headers: {}, query: `?last_event_id=${id}` })],
  [
    'the header, whatever the query says',
    (id: string) => ({ headers: { 'last-event-id': id }, query: '?last_event_id=1-1' }),
  ],
])('who names their last event in %s is told what they have missed, by another process', async (_, name) => {
  const [one, other] = [await aProcess(), await aProcess()];
  const first = await openEvents(one.origin, device.bearer);
  await first.next();
  await one.publish([player.id], { kind: 'credits' });
  const seen = await first.next();
  first.leave();
  await untilOpen(one, 0);
  await one.publish([player.id], { kind: 'unread' });
  const { headers, query } = name(seen?.id ?? '');
  const again = await openEvents(other.origin, { ...device.bearer, ...headers }, query);
  expect(await again.next()).toMatchObject({ id: seen?.id, event: 'ready', data: { quiet_ms: null } });
  expect(await again.next()).toMatchObject({ event: 'unread', data: { ids: [] } });
});

test('who names an event that nobody knows is told to read everything anew', async () => {
  const { origin } = await aProcess();
  const stream = await openEvents(origin, { ...device.bearer, 'last-event-id': '; rm -rf' });
  expect(await stream.next()).toMatchObject({ event: 'reset', data: {} });
});

test('nobody is told anything without a session, or with one that is over', async () => {
  const { origin } = await aProcess();
  await closeAllSessions(player.id, home);
  const callers: Record<string, string>[] = [{}, device.bearer, { cookie: device.browser.cookie }];
  for (const headers of callers) {
    const { response } = await openEvents(origin, headers);
    expect([response.status, await response.json()]).toEqual([401, { message: 'Please log in.' }]);
  }
});

test('a stream ends with its session alone, and its person hears nothing more', async () => {
  const one = await aProcess(LOOKED_AFTER);
  const other = await signIn(home.db, player);
  const [ended, kept] = [await openEvents(one.origin, device.bearer), await openEvents(one.origin, other.bearer)];
  await Promise.all([ended.next(), kept.next()]);
  await closeSession(hashToken(device.token), home);
  expect(await ended.next()).toBeNull();
  await one.publish([player.id], { kind: 'lesson' });
  expect(await kept.next()).toMatchObject({ event: 'lesson' });
  await untilOpen(one, 1);
});

test('a session that runs out, or whose person is gone, ends its stream', async () => {
  const one = await aProcess(LOOKED_AFTER);
  const gone = await aPlayer(home.db, await aPro(home.db));
  const streams = [
    await openEvents(one.origin, device.bearer),
    await openEvents(one.origin, (await signIn(home.db, gone)).bearer),
  ];
  for (const stream of streams) await stream.next();
  await home.db.sessions.updateMany({ where: { user_id: player.id }, data: { expires_at: new Date(0) } });
  await home.db.users.update({ where: { id: gone.id }, data: { deleted_at: new Date() } });
  for (const stream of streams) expect(await stream.next()).toBeNull();
});

test('a stream of a child ends with the care of whoever has it open', async () => {
  const one = await aProcess(LOOKED_AFTER);
  const child = await aPlayer(home.db, await aPro(home.db), { dob: new Date('2020-05-01'), guardian_id: player.id });
  await home.db.sessions.updateMany({ where: { user_id: player.id }, data: { acting_for: child.id } });
  const stream = await openEvents(one.origin, device.bearer);
  await stream.next();
  await one.publish([child.id], { kind: 'lesson' });
  expect(await stream.next()).toMatchObject({ event: 'lesson' });
  await home.db.users.update({
    where: { id: child.id },
    data: { guardian_id: null, email: `${child.id}@example.com` },
  });
  expect(await stream.next()).toBeNull();
});

test('a session that is put off by the opening of a stream is put off in the browser as well', async () => {
  const { origin } = await aProcess();
  await home.db.sessions.updateMany({
    where: { user_id: player.id },
    data: { expires_at: new Date(Date.now() + 3600_000) },
  });
  const { response } = await openEvents(origin, { cookie: device.browser.cookie });
  expect(response.headers.get('set-cookie')).toContain(device.token);
});

test('a heartbeat shows that the line works, and is nothing to go on from', async () => {
  const { origin } = await aProcess({ heartbeatMs: 20 });
  const { nextLine } = await openEvents(origin, device.bearer);
  await nextLine();
  const beat = 'event: heartbeat\ndata: {}';
  expect([await nextLine(), await nextLine()]).toEqual([beat, beat]);
});

test('of too many streams the next is refused, those at once too, and there is room again when one is left', async () => {
  const one = await aProcess({ perPerson: 3 });
  const rush = await Promise.all(Array.from({ length: 8 }, () => openEvents(one.origin, device.bearer)));
  const open = rush.filter(({ response }) => response.status === 200);
  const refused = rush.filter(({ response }) => response.status === 429);
  expect([open.length, refused.length]).toEqual([3, 5]);
  expect(await refused[0]?.response.json()).toEqual({ message: 'Too many windows are open.' });
  expect(refused[0]?.response.headers.get('retry-after')).toBe('60');
  const pro = await aPro(home.db);
  expect((await openEvents(one.origin, (await signIn(home.db, pro)).bearer)).response.status).toBe(200);
  open[0]?.leave();
  await untilOpen(one, 3);
  expect((await openEvents(one.origin, device.bearer)).response.status).toBe(200);
});

test('a process takes so many streams, whoever opens them', async () => {
  const one = await aProcess({ perProcess: 1 });
  const pro = await aPro(home.db);
  await openEvents(one.origin, device.bearer);
  const { response } = await openEvents(one.origin, (await signIn(home.db, pro)).bearer);
  expect(response.status).toBe(503);
});

test('a stream ends when its process does, which waits for nobody who listens', async () => {
  const one = await aProcess();
  const stream = await openEvents(one.origin, device.bearer);
  await stream.next();
  // Were streams waited for, this would run into the test's own end.
  await Promise.all([one.app.close(), expect(stream.next()).resolves.toBeNull()]);
});

test('an open stream is no request that is worked on, nor one that took long', async () => {
  const one = await aProcess();
  const stream = await openEvents(one.origin, device.bearer);
  await stream.next();
  expect((await one.app.inject('/metrics')).body).toMatch(/^fairway_requests_working 0$/m);
  stream.leave();
  await untilOpen(one, 0);
  const { body } = await one.app.inject('/metrics');
  expect(body).not.toContain('route="/api/events"');
});

test('who has gone before their stream was open leaves nothing behind', async () => {
  const asked = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<string>();
  const streams: LiveStreams = {
    listen: async () => {
      asked.resolve();
      await heard.promise;
      return () => stopped.resolve('stopped');
    },
    check: async () => {},
  };
  const app = await appOn(home.db, { live: { streams } });
  onTestFinished(() => app.close());
  const origin = await listen(app);
  const leaving = new AbortController();
  const gone = fetch(`${origin}/api/events`, { headers: device.bearer, signal: leaving.signal });
  await asked.promise;
  leaving.abort();
  await expect(gone).rejects.toThrow('aborted');
  // The server has heard of it when it has answered somebody who came after.
  await app.inject('/api/health');
  heard.resolve();
  expect(await stopped.promise).toBe('stopped');
});

test('nobody is answered with the headers of a stream alone', async () => {
  const { app } = await aProcess();
  const answer = await app.inject({ method: 'HEAD', url: '/api/events', headers: device.bearer });
  expect(answer.statusCode).toBe(404);
});

test('where nothing can be heard a stream is refused, and the document says so', async () => {
  const app = await appOn(home.db);
  onTestFinished(() => app.close());
  const answer = await app.inject({ url: '/api/events', headers: device.bearer });
  expect(answer.statusCode).toBe(503);
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { get: { responses: object } }>;
  }>();
  expect(Object.keys(paths['/events']!.get.responses)).toEqual(['200', '401', '429', '503']);
});
