import { anAdmin, aPro } from '@fairway/testing/builders';
import { fileDatabase } from '@fairway/testing/file-database';
import { ownServices } from '@fairway/testing/own-services';
import { testRedis, type TestRedis } from '@fairway/testing/redis';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openProducerConnection } from '../queues/connection.ts';
import { Producer } from '../queues/producer.ts';
import { loggerFrom } from './log.ts';
import { appOn, signIn } from '@fairway/testing/app';

const quiet = loggerFrom({ LOG_LEVEL: 'silent' });
const home = fileDatabase({ max: 2 });
let shared: TestRedis;
let app: FastifyInstance;
let producer: Producer;
let admin: { bearer: { authorization: string }; browser: { cookie: string; origin: string } };
beforeAll(async () => {
  shared = await testRedis();
  const redis = openProducerConnection(shared.url, quiet);
  await once(redis, 'ready');
  producer = new Producer({ redis, prefix: shared.prefix });
  app = await appOn(home.db, { producer });
  admin = await signIn(home.db, await anAdmin(home.db));
});
afterAll(async () => {
  await app.close();
  await producer.close();
  await shared.drop();
});

test('an admin sees the queues', async () => {
  const page = await app.inject({ url: '/admin/queues', headers: admin.browser });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Fairway</title>');
  const list = await app.inject({ url: '/admin/queues/api/queues', headers: admin.bearer });
  expect(list.json<{ queues: { name: string }[] }>().queues.map(({ name }) => name)).toEqual(['notices', 'upkeep']);
});

test('the page needs no script in line and nothing from elsewhere', async () => {
  const { body, headers } = await app.inject({ url: '/admin/queues', headers: admin.browser });
  const scripts = [...body.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
  for (const script of scripts) expect(script).toMatch(/type="application\/json"|src="static\//);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  const [file] = /static\/js\/main[^"]+/.exec(body) ?? [];
  expect((await app.inject({ url: `/admin/queues/${file}`, headers: admin.browser })).statusCode).toBe(200);
});

test('to anyone else it is not there', async () => {
  const pro = await signIn(home.db, await aPro(home.db));
  for (const headers of [{}, pro.bearer, pro.browser] as Record<string, string>[]) {
    for (const url of ['/admin/queues', '/admin/queues/api/queues', '/admin/queues/static/js/main.js']) {
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
    }
  }
  const visit = await app.inject({ url: '/admin/queues', headers: { accept: 'text/html' } });
  expect([visit.statusCode, visit.headers.location]).toEqual([302, '/login']);
});

test('an admin’s cookie changes nothing from another site', async () => {
  const act = (headers: Record<string, string>) =>
    app.inject({ method: 'PUT', url: '/admin/queues/api/queues/notices/pause', headers });
  expect((await act({ ...admin.browser, origin: 'https://evil.example' })).statusCode).toBe(404);
  expect((await act(admin.browser)).statusCode).toBe(200);
  expect(await (await producer.queue('notices')).isPaused()).toBe(true);
});

test('while Redis is away the board says so at once, and is there when Redis is back', async () => {
  const own = await ownServices();
  const first = await own.redis();
  const redis = openProducerConnection(first.url, quiet);
  await once(redis, 'ready');
  const mine = new Producer({ redis, prefix: 'board' });
  onTestFinished(() => mine.close());
  const board = await appOn(home.db, { producer: mine });
  onTestFinished(() => board.close());
  const look = async () => (await board.inject({ url: '/admin/queues/api/queues', headers: admin.bearer })).statusCode;

  expect(await look()).toBe(200);
  const gone = once(redis, 'close');
  await first.stop();
  await gone;
  expect(await look()).toBe(503);
  // Not `once` of node:events: that one rejects on the errors of the tries in between.
  const back = new Promise<void>((resolve) => redis.once('ready', () => resolve()));
  await own.redis(first.port);
  await back;
  expect(await look()).toBe(200);
});
