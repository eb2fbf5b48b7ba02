import { SIDE_EFFECTS, type Event } from '@fairway/contracts/notifications/events';
import { aPlayer, aPro } from '#test/builders.ts';
import { createCalls, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, testJobs, type TestJobs } from '#test/jobs.ts';
import { testPayments } from '#test/payments.ts';
import { testRedis } from '#test/redis.ts';
import { startWorkerHarness, waitUntilIdle } from '#test/worker-harness.ts';
import { testServices } from '#test/services.ts';
import { testStorage } from '#test/storage.ts';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dispatchNotifications, requeueOverdue } from '#domains/notifications/dispatch/service.ts';
import { openStorage } from '#adapters/storage/open.ts';
import { notFound } from '#core/app-error.ts';
import { openProducerConnection, openWorkerConnection } from './connection.ts';
import { Producer } from './producer.ts';
import { jobRegistry } from '#main/jobs.ts';
import { Relay } from './relay.ts';
import { startWorkers } from './worker.ts';

vi.setConfig({ testTimeout: 60_000 });

const home = fileDatabase();
const log = pino({ level: 'silent' });
const PREFIX = 'images/one';
const filesGone: Event = { topic: 'files.gone', payload: { prefix: PREFIX } };

const toldAt = async (outbox_id: string) =>
  (await home.db.outbox.findUniqueOrThrow({ where: { id: BigInt(outbox_id) } })).processed_at;

/** Jobs that note what they are to remove from the storage; a trouble is thrown in place of removing. */
function removing(): { jobs: TestJobs; removed: string[] } {
  const jobs = testJobs(home.db, new Date());
  const removed: string[] = [];
  const remove = async (prefix: string) => {
    const trouble = jobs.nextFailures.shift();
    if (trouble) throw trouble;
    removed.push(prefix);
  };
  return { jobs: { ...jobs, now: () => new Date(), storage: { ...testStorage, remove } }, removed };
}

/** A queue in Redis with a relay into it, and workers on demand. */
async function aQueue(jobs: TestJobs) {
  const { url, prefix, drop } = await testRedis();
  const producer = new Producer({ redis: openProducerConnection(url, log), prefix }, jobRegistry);
  const { enqueue } = producer;
  const relay = new Relay({ databaseUrl: home.url, enqueue, log });
  const closing: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    await Promise.all(closing.map((close) => close()));
    await Promise.all([relay.stop(), producer.close()]);
    await drop();
  });
  await expect.poll(() => producer.connection.redis.status).toBe('ready');
  const work = () => {
    const redis = openWorkerConnection(url, log);
    const workers = startWorkers(
      { registry: jobRegistry, redis, prefix, concurrency: 2, stalledMs: 1000 },
      { ...jobs, enqueue },
    );
    closing.push(async () => {
      await workers.close();
      redis.disconnect();
    });
  };
  return { producer, relay, queue: await producer.queue('upkeep'), work, services: { ...jobs, enqueue } };
}

test('every topic of work has its job', () => {
  expect(Object.values(SIDE_EFFECTS).map((name) => jobRegistry.get(name).name)).toEqual(Object.values(SIDE_EFFECTS));
});

describe('a row of work', () => {
  test('whose job Redis has lost is done after it is handed on again', async () => {
    const { jobs, removed } = removing();
    const { relay, queue, work, services } = await aQueue(jobs);
    const outbox_id = await publishTestEvent(home.db, filesGone);
    await relay.tick();
    expect((await queue.getJobs(['waiting'])).map(({ name }) => name)).toEqual(['remove-files']);
    await queue.obliterate({ force: true });
    work();
    expect(await relay.tick()).toBe(0);
    expect(await requeueOverdue(services, 0)).toBe(1);
    expect(await relay.tick()).toBe(1);
    await expect.poll(() => toldAt(outbox_id), { timeout: 30_000 }).not.toBeNull();
    expect(removed).toEqual([PREFIX]);
    expect(await requeueOverdue(services, 0)).toBe(0);
  });

  test('that Redis still has is not handed on twice', async () => {
    const { jobs } = removing();
    const { relay, queue, services } = await aQueue(jobs);
    await publishTestEvent(home.db, filesGone);
    await relay.tick();
    await requeueOverdue(services, 0);
    await relay.tick();
    expect(await queue.getJobCountByTypes('waiting')).toBe(1);
    await home.db.outbox.deleteMany();
  });

  test('stays untold for as long as its job fails', async () => {
    const { jobs, removed } = removing();
    const outbox_id = await publishTestEvent(home.db, filesGone);
    jobs.nextFailures.push(new Error('the store is away'));
    await expect(jobRegistry.get('remove-files').run({ outbox_id }, jobs)).rejects.toThrow('the store is away');
    expect(await toldAt(outbox_id)).toBeNull();
    await jobRegistry.get('remove-files').run({ outbox_id }, jobs);
    expect(await toldAt(outbox_id)).not.toBeNull();
    expect(removed).toEqual([PREFIX]);
  });

  test('that is refused for good is over', async () => {
    const { jobs } = removing();
    const outbox_id = await publishTestEvent(home.db, filesGone);
    jobs.nextFailures.push(notFound());
    expect(await jobRegistry.get('remove-files').run({ outbox_id }, jobs)).toHaveProperty('refused');
    expect(await toldAt(outbox_id)).not.toBeNull();
  });

  test('is done once, though its job comes again, and does no harm at the same time', async () => {
    const { jobs, removed } = removing();
    const outbox_id = await publishTestEvent(home.db, filesGone);
    const run = () => jobRegistry.get('remove-files').run({ outbox_id }, jobs);
    await Promise.all([run(), run()]);
    const done = removed.length;
    await run();
    expect(removed).toHaveLength(done);
  });

  test('that is gone, or of another topic, is nothing to do', async () => {
    const { jobs, removed } = removing();
    const other = await publishTestEvent(home.db, { topic: 'customer.gone', payload: { stripe_id: 'cus_1' } });
    for (const outbox_id of ['999999', other]) await jobRegistry.get('remove-files').run({ outbox_id }, jobs);
    expect(removed).toEqual([]);
    expect(await toldAt(other)).toBeNull();
  });
});

test('a running worker removes the customer and the files of somebody who is gone', async () => {
  const harness = await startWorkerHarness();
  const stripe_id = await testPayments.addCustomer({ reference: 'gone', email: 'a@example.com', name: 'Ann' });
  harness.worker();
  await testPayments.beginCard(stripe_id);
  await publishTestEvent(harness.db, { topic: 'customer.gone', payload: { stripe_id } });
  const storage = openStorage(harness.env);
  await storage.put(`${PREFIX}/small.webp`, Buffer.from('a picture'), 'image/webp');
  await publishTestEvent(harness.db, filesGone);
  await waitUntilIdle(harness);
  await expect(testPayments.beginCard(stripe_id)).rejects.toThrow('No such customer');
  expect(await storage.readSize(`${PREFIX}/small.webp`)).toBeNull();
});

test('a push that quiet hours have overtaken is sent when they are over', async () => {
  const clock = startClock('2031-03-10T17:00:00Z');
  const jobs = { ...testJobs(home.db, clock.now()), now: clock.now };
  const { producer, work, services } = await aQueue(jobs);
  const pro = await aPro(home.db);
  await aPlayer(home.db, pro);
  const calls = createCalls(testServices(home, clock), toActor(pro));
  await calls.offers.add({ title: 'Winter glove', price: 1500, category: 'Shop' });
  const { id } = await home.db.outbox.findFirstOrThrow({ where: { topic: 'offer.published' } });
  await dispatchNotifications({ outbox_id: String(id) }, services);
  const push = { outbox_id: id, channel: 'push' } as const;
  const find = () => home.db.notification_deliveries.findFirstOrThrow({ where: push });
  await home.db.notification_deliveries.updateMany({ where: push, data: { created_at: clock.now() } });

  clock.set('2031-03-10T22:00:00Z');
  work();
  const queue = await producer.queue('notices');
  const isIdle = async () => (await queue.getJobCountByTypes('waiting', 'active', 'delayed')) === 0;
  await expect.poll(isIdle, { timeout: 30_000 }).toBe(true);
  expect(await find()).toMatchObject({ status: 'pending', not_before: new Date('2031-03-11T07:00:00Z') });
  expect(jobs.pushes).toEqual([]);

  clock.set('2031-03-11T07:03:00Z');
  expect(await requeueOverdue(services)).toBeGreaterThan(0);
  await expect.poll(async () => (await find()).status, { timeout: 30_000 }).toBe('sent');
  expect(jobs.pushes).toHaveLength(1);
});

test('what is to begin later waits in the queue, and is there once', async () => {
  const { producer } = await aQueue(testJobs(home.db, new Date()));
  const delivery_id = '01900000-0000-7000-8000-000000000000';
  const held = { id: 'deliver-held', payload: { delivery_id }, delayMs: 60_000 };
  await producer.enqueue('deliver', [held, { id: 'deliver-due', payload: { delivery_id }, delayMs: 0 }]);
  await producer.enqueue('deliver', [held]);
  const queue = await producer.queue('notices');
  expect(await queue.getJobCounts('delayed', 'waiting')).toEqual({ delayed: 1, waiting: 1 });
});
