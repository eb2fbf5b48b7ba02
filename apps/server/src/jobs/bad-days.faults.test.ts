import path from 'node:path';
import { inTransaction } from '@fairway/db/client';
import { DAY_MS, MINUTE_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { startOwnServices } from '#test/own-services.ts';
import { startProgram } from '#test/programs.ts';
import { testFolder } from '#test/storage.ts';
import { startWorkerHarness, waitUntilIdle, type WorkerHarness } from '#test/worker-harness.ts';
import { expect, test, vi } from 'vitest';
import { deploy } from '../../../../tools/db/apply.ts';
import { queryOnce } from '../../../../tools/db/query-once.ts';
import { root } from '../../../../tools/process/paths.ts';
import { publishEvent } from '#core/publish-event.ts';

// Whole workers, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 90_000 });

/** Lessons that players book, each noted in the transaction that makes it: two mails and a push (a mail, here) apiece. */
async function bookLessons({ db }: WorkerHarness, count: number): Promise<void> {
  const pro = await aPro(db);
  const player = await aPlayer(db, pro);
  for (let i = 0; i < count; i += 1) {
    await inTransaction(db, async (tx) => {
      const lesson = await aLesson(tx, { pro, player }, { starts_at: new Date(Date.now() + (i + 3) * DAY_MS) });
      await publishEvent(tx, { topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: player.id } });
    });
  }
}

/** That each of `count` bookings was told once by each of its three ways. */
async function expectToldOnce({ db, mailbox }: WorkerHarness, count: number): Promise<void> {
  const deliveries = await db.notification_deliveries.findMany();
  expect(deliveries).toHaveLength(3 * count);
  expect(deliveries.map(({ status }) => status)).toEqual(deliveries.map(() => 'sent'));
  const ids = mailbox.mails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(3 * count);
  expect(new Set(ids).size).toBe(3 * count);
}

const some = (count: () => number | Promise<number>) =>
  vi.waitFor(async () => expect(await count()).toBeGreaterThan(0), { timeout: 60_000, interval: 20 });

test('a booking is told once to each by each way', async () => {
  const harness = await startWorkerHarness();
  harness.worker();
  await bookLessons(harness, 1);
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 1);
});

test('two workers, each with its relay, tell everything once', async () => {
  const harness = await startWorkerHarness();
  harness.worker();
  harness.worker();
  await bookLessons(harness, 20);
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 20);
});

test('with Redis away bookings are made, and told once when it is back', async () => {
  const services = await startOwnServices();
  const redis = await services.redis();
  const harness = await startWorkerHarness({ redis_url: redis.url });
  harness.worker();
  await bookLessons(harness, 1);
  await waitUntilIdle(harness);
  await redis.stop();
  await bookLessons(harness, 4);
  expect(await harness.db.outbox.count({ where: { published_at: null } })).toBe(4);
  await services.redis(redis.port);
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 5);
});

test('a worker that starts before Redis waits for it', async () => {
  const services = await startOwnServices();
  const redis = await services.redis();
  const harness = await startWorkerHarness({ redis_url: redis.url });
  await redis.stop();
  const worker = harness.worker();
  await bookLessons(harness, 1);
  expect(await worker.healthy()).toBe(false);
  await services.redis(redis.port);
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 1);
  expect(await worker.healthy()).toBe(true);
});

test('a Redis that comes back without its memory costs no notice', async () => {
  const services = await startOwnServices();
  const redis = await services.redis();
  const harness = await startWorkerHarness({ redis_url: redis.url });
  harness.mailbox.answer = 451;
  harness.worker();
  await bookLessons(harness, 2);
  await some(() => harness.mailbox.refused);
  await redis.stop();
  harness.mailbox.answer = 250;
  await services.redis(redis.port);
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 2);
});

test('PostgreSQL restarted while a mail is handed over: the live worker notes it when it is back, and sends no second', async () => {
  const services = await startOwnServices();
  const postgres = await services.postgres();
  await deploy(postgres.url(), path.join(root, 'prisma/migrations'));
  const harness = await startWorkerHarness({ database_url: postgres.url() });
  const held = harness.mailbox.hold('before the answer');
  harness.worker();
  await bookLessons(harness, 2);
  await held.reached;
  await postgres.stop();
  held.release();
  await services.postgres(postgres.port);
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 2);
});

test('a mail server that says nothing keeps nothing locked: tables can be altered, and the mail goes out when it speaks', async () => {
  const harness = await startWorkerHarness();
  const held = harness.mailbox.hold('before the mail');
  harness.worker();
  await bookLessons(harness, 1);
  await held.reached;
  for (const table of ['lessons', 'users', 'outbox', 'notification_deliveries'])
    await queryOnce(harness.env.DATABASE_URL, `SET lock_timeout = 1000; ALTER TABLE ${table} ADD COLUMN meanwhile INT`);
  held.release();
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 1);
});

test('a mail server that is away is one line of the log a minute without a stack, and one when it is back', async () => {
  const harness = await startWorkerHarness();
  await harness.mailbox.goAway();
  const began = performance.now();
  // In a temporary folder of its own there is nothing of others that the worker clears away, and says so.
  const worker = startProgram('worker', { ...harness.variables, LOG_LEVEL: 'info', TMPDIR: testFolder() });
  await bookLessons(harness, 10);
  await expect
    .poll(() => harness.db.notification_deliveries.count({ where: { attempts: { gt: 1 } } }), { timeout: 60_000 })
    .toBeGreaterThan(5);
  await harness.mailbox.comeBack();
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 10);
  const lines = worker.output().trim().split('\n');
  // A machine so slow that a job or the relay waits for the database or for Redis says that too: other outages than this one.
  const texts = lines
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
    .filter((text) => /^(Notices|A notice) /.test(text));
  expect([...new Set(texts)].toSorted()).toEqual([
    'Notices by email are sent again',
    'Notices by email cannot be sent now and are tried again',
    'Notices by push are sent again',
    'Notices by push cannot be sent now and are tried again',
  ]);
  // On a slow machine the outage outlasts the minute after which it is told of once more.
  const minutes = Math.floor((performance.now() - began) / MINUTE_MS);
  expect(texts.length).toBeLessThanOrEqual(4 * (1 + minutes));
  expect(worker.output()).not.toContain('"stack"');
});

test('a mail server that refuses for a while gets each mail once', async () => {
  const harness = await startWorkerHarness();
  harness.mailbox.answer = 451;
  harness.worker();
  await bookLessons(harness, 2);
  await some(() => harness.mailbox.refused);
  await some(() =>
    harness.db.notification_deliveries.count({ where: { attempts: { gt: 0 }, detail: { contains: '451' } } }),
  );
  expect(harness.mailbox.mails).toEqual([]);
  harness.mailbox.answer = 250;
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 2);
});

test('a mail server that is away for a while gets each mail once', async () => {
  const harness = await startWorkerHarness();
  await harness.mailbox.goAway();
  harness.worker();
  await bookLessons(harness, 2);
  await some(() => harness.db.notification_deliveries.count({ where: { attempts: { gt: 0 } } }));
  await harness.mailbox.comeBack();
  await waitUntilIdle(harness);
  await expectToldOnce(harness, 2);
});

test('a mail server that will never take a mail is asked once, and the notice is marked failed', async () => {
  const harness = await startWorkerHarness();
  harness.mailbox.answer = 550;
  harness.worker();
  await bookLessons(harness, 1);
  await waitUntilIdle(harness);
  const deliveries = await harness.db.notification_deliveries.findMany();
  expect(deliveries.map(({ status, attempts }) => [status, attempts])).toEqual(deliveries.map(() => ['failed', 1]));
  expect(harness.mailbox.refused).toBe(3);
});
