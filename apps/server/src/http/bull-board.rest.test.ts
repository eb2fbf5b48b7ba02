import { jobRegistry } from '#main/jobs.ts';
import { anAdmin, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { startOwnServices } from '#test/own-services.ts';
import { testRedis, type TestRedis } from '#test/redis.ts';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openProducerConnection } from '#jobs/connection.ts';
import { Producer } from '#jobs/producer.ts';
import { loggerFrom } from '#core/log.ts';
import { appOn, signIn } from '#test/app.ts';

const quiet = loggerFrom({ LOG_LEVEL: 'silent' });
const home = fileDatabase({ max: 2 });
let shared: TestRedis;
let app: FastifyInstance;
let producer: Producer;
let adminId: string;
let admin: { bearer: { authorization: string }; browser: { cookie: string; origin: string } };
beforeAll(async () => {
  shared = await testRedis();
  const redis = openProducerConnection(shared.url, quiet);
  await once(redis, 'ready');
  producer = new Producer({ redis, prefix: shared.prefix }, jobRegistry);
  app = await appOn(home.db, { queues: producer });
  const person = await anAdmin(home.db);
  adminId = person.id;
  admin = await signIn(home.db, person);
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
  expect(list.json<{ queues: { name: string }[] }>().queues.map(({ name }) => name)).toEqual([
    'notices',
    'upkeep',
    'videos',
  ]);
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
  const queue = await producer.queue('notices');
  expect(await queue.isPaused()).toBe(true);
  await queue.resume();
});

describe('an act on the board', () => {
  const acts = async () =>
    (await home.db.audit_log.findMany({ orderBy: { id: 'asc' } })).map(({ actor_id, action, target_id, detail }) => ({
      actor_id,
      action,
      target_id,
      detail,
    }));
  const act = (url: string, method: 'PUT' | 'POST' | 'PATCH' = 'PUT', payload: object = {}) =>
    app.inject({ method, url: `/admin/queues/api/queues${url}`, headers: admin.browser, payload });
  const addJob = async (options: object) => (await producer.queue('upkeep')).add('sweep-sessions', {}, options);

  test.each<[string, () => Promise<string>, string, object]>([
    ['pauses a queue', async () => '/upkeep/pause', 'queue.paused', { queue: 'upkeep' }],
    ['resumes a queue', async () => '/upkeep/resume', 'queue.resumed', { queue: 'upkeep' }],
    ['pauses all queues', async () => '/pause', 'queue.paused', {}],
    ['resumes all queues', async () => '/resume', 'queue.resumed', {}],
    [
      'retries what has failed',
      async () => '/upkeep/retry/failed',
      'queue.retried',
      { queue: 'upkeep', status: 'failed' },
    ],
    ['promotes what is delayed', async () => '/upkeep/promote', 'queue.promoted', { queue: 'upkeep' }],
    [
      'cleans a queue',
      async () => '/upkeep/clean/completed',
      'queue.cleaned',
      { queue: 'upkeep', status: 'completed' },
    ],
    [
      'promotes a job',
      async () => `/upkeep/${(await addJob({ jobId: 'waits', delay: 60_000 })).id}/promote`,
      'queue.promoted',
      { queue: 'upkeep', job: 'waits' },
    ],
    [
      'cleans a job',
      async () => `/upkeep/${(await addJob({ jobId: 'goes', delay: 60_000 })).id}/clean`,
      'queue.cleaned',
      { queue: 'upkeep', job: 'goes' },
    ],
  ])('that %s is done, and written down', async (_, urlOf, action, detail) => {
    const before = await acts();
    const answer = await act(await urlOf());
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect((await acts()).slice(before.length)).toEqual([{ actor_id: adminId, action, target_id: null, detail }]);
  });

  test.each<['PUT' | 'POST' | 'PATCH', string]>([
    ['POST', '/upkeep/add'],
    ['PATCH', '/upkeep/kept/update-data'],
    ['PATCH', '/upkeep/kept/delay'],
    ['PATCH', '/upkeep/kept/priority'],
    ['PUT', '/upkeep/empty'],
    ['PUT', '/upkeep/obliterate'],
    ['PUT', '/upkeep/concurrency'],
    ['PUT', '/upkeep/rate-limit'],
    ['PUT', '/upkeep/job-schedulers/sweep-sessions/remove'],
    ['PUT', '/upkeep/job-schedulers/sweep-sessions/run'],
    ['PATCH', '/upkeep/job-schedulers/sweep-sessions'],
  ])('%s %s makes or alters jobs by hand: refused, and nothing happens', async (method, url) => {
    const queue = await producer.queue('upkeep');
    const kept =
      (await queue.getJob('kept')) ?? (await queue.add('sweep-sessions', {}, { jobId: 'kept', delay: 60_000 }));
    const [jobs, before] = [await queue.getJobCounts(), await acts()];
    const answer = await act(url, method, { name: 'sweep-sessions', data: { forged: true }, options: {} });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      'Jobs are made by the app. Here they can be retried, promoted and cleaned, and queues paused and resumed.',
    ]);
    expect([await queue.getJobCounts(), await acts()]).toEqual([jobs, before]);
    expect((await queue.getJob('kept'))?.data).toEqual(kept.data);
  });

  test('on a queue that is none is not written down', async () => {
    const before = await acts();
    expect((await act('/nowhere/pause')).statusCode).toBe(404);
    expect(await acts()).toEqual(before);
  });

  test('is not done when it cannot be written down', async () => {
    await home.db.$executeRaw`ALTER TABLE audit_log RENAME TO audit_log_away`;
    const answer = await act('/upkeep/pause');
    await home.db.$executeRaw`ALTER TABLE audit_log_away RENAME TO audit_log`;
    expect(answer.statusCode).toBe(503);
    expect(await (await producer.queue('upkeep')).isPaused()).toBe(false);
  });
});

test('while Redis is away the board says so at once, and is there when Redis is back', async () => {
  const own = await startOwnServices();
  const first = await own.redis();
  const redis = openProducerConnection(first.url, quiet);
  await once(redis, 'ready');
  const mine = new Producer({ redis, prefix: 'board' }, jobRegistry);
  onTestFinished(() => mine.close());
  const board = await appOn(home.db, { queues: mine });
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
