import { WORK, type Event } from '@fairway/contracts/events';
import { fileDatabase } from '@fairway/testing/file-database';
import { noted, testJobs, type TestJobs } from '@fairway/testing/jobs';
import { testPayments } from '@fairway/testing/payments';
import { testRedis } from '@fairway/testing/redis';
import { setStage, untilAllTold } from '@fairway/testing/stage';
import { testStorage } from '@fairway/testing/storage';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { resume } from '../domains/notifications/use-cases/resume.ts';
import { openStorage } from '../integrations/storage/open.ts';
import { notFound } from '../trpc/errors.ts';
import { openProducerConnection, openWorkerConnection } from './connection.ts';
import { Producer } from './producer.ts';
import { jobNamed } from './registry.ts';
import { Relay } from './relay.ts';
import { startWorkers } from './worker.ts';

vi.setConfig({ testTimeout: 60_000 });

const home = fileDatabase();
const log = pino({ level: 'silent' });
const PREFIX = 'images/one';
const filesGone: Event = { topic: 'files.gone', payload: { prefix: PREFIX } };

const toldAt = async (outbox_id: string) =>
  (await home.db.outbox.findUniqueOrThrow({ where: { id: BigInt(outbox_id) } })).told_at;

/** Jobs that note what they are to remove from the storage; a trouble is thrown in place of removing. */
function removing(): { jobs: TestJobs; removed: string[] } {
  const jobs = testJobs(home.db, new Date());
  const removed: string[] = [];
  const remove = async (prefix: string) => {
    const trouble = jobs.troubles.shift();
    if (trouble) throw trouble;
    removed.push(prefix);
  };
  return { jobs: { ...jobs, now: () => new Date(), storage: { ...testStorage, remove } }, removed };
}

/** A queue in Redis with a relay into it, and workers on demand. */
async function aQueue(jobs: TestJobs) {
  const { url, prefix, drop } = await testRedis();
  const producer = new Producer({ redis: openProducerConnection(url, log), prefix });
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
    const workers = startWorkers({ redis, prefix, concurrency: 2, stalledMs: 1000 }, { ...jobs, enqueue });
    closing.push(async () => {
      await workers.close();
      redis.disconnect();
    });
  };
  return { relay, queue: await producer.queue('upkeep'), work, deps: { ...jobs, enqueue } };
}

test('every topic of work has its job', () => {
  expect(Object.values(WORK).map((name) => jobNamed(name).name)).toEqual(Object.values(WORK));
});

describe('a row of work', () => {
  test('whose job Redis has lost is done after it is handed on again', async () => {
    const { jobs, removed } = removing();
    const { relay, queue, work, deps } = await aQueue(jobs);
    const outbox_id = await noted(home.db, filesGone);
    await relay.tick();
    expect((await queue.getJobs(['waiting'])).map(({ name }) => name)).toEqual(['remove-files']);
    await queue.obliterate({ force: true });
    work();
    expect(await relay.tick()).toBe(0);
    expect(await resume(deps, 0)).toBe(1);
    expect(await relay.tick()).toBe(1);
    await expect.poll(() => toldAt(outbox_id), { timeout: 30_000 }).not.toBeNull();
    expect(removed).toEqual([PREFIX]);
    expect(await resume(deps, 0)).toBe(0);
  });

  test('that Redis still has is not handed on twice', async () => {
    const { jobs } = removing();
    const { relay, queue, deps } = await aQueue(jobs);
    await noted(home.db, filesGone);
    await relay.tick();
    await resume(deps, 0);
    await relay.tick();
    expect(await queue.getJobCountByTypes('waiting')).toBe(1);
    await home.db.outbox.deleteMany();
  });

  test('stays untold for as long as its job fails', async () => {
    const { jobs, removed } = removing();
    const outbox_id = await noted(home.db, filesGone);
    jobs.troubles.push(new Error('the store is away'));
    await expect(jobNamed('remove-files').run({ outbox_id }, jobs)).rejects.toThrow('the store is away');
    expect(await toldAt(outbox_id)).toBeNull();
    await jobNamed('remove-files').run({ outbox_id }, jobs);
    expect(await toldAt(outbox_id)).not.toBeNull();
    expect(removed).toEqual([PREFIX]);
  });

  test('that is refused for good is over', async () => {
    const { jobs } = removing();
    const outbox_id = await noted(home.db, filesGone);
    jobs.troubles.push(notFound());
    expect(await jobNamed('remove-files').run({ outbox_id }, jobs)).toHaveProperty('refused');
    expect(await toldAt(outbox_id)).not.toBeNull();
  });

  test('is done once, though its job comes again, and does no harm at the same time', async () => {
    const { jobs, removed } = removing();
    const outbox_id = await noted(home.db, filesGone);
    const run = () => jobNamed('remove-files').run({ outbox_id }, jobs);
    await Promise.all([run(), run()]);
    const done = removed.length;
    await run();
    expect(removed).toHaveLength(done);
  });

  test('that is gone, or of another topic, is nothing to do', async () => {
    const { jobs, removed } = removing();
    const other = await noted(home.db, { topic: 'customer.gone', payload: { stripe_id: 'cus_1' } });
    for (const outbox_id of ['999999', other]) await jobNamed('remove-files').run({ outbox_id }, jobs);
    expect(removed).toEqual([]);
    expect(await toldAt(other)).toBeNull();
  });
});

test('a running worker removes the customer and the files of somebody who is gone', async () => {
  const stage = await setStage();
  const stripe_id = await testPayments.addCustomer({ reference: 'gone', email: 'a@example.com', name: 'Ann' });
  stage.worker();
  await testPayments.beginCard(stripe_id);
  await noted(stage.db, { topic: 'customer.gone', payload: { stripe_id } });
  const storage = openStorage(stage.env);
  await storage.put(`${PREFIX}/small.webp`, Buffer.from('a picture'), 'image/webp');
  await noted(stage.db, filesGone);
  await untilAllTold(stage);
  await expect(testPayments.beginCard(stripe_id)).rejects.toThrow('No such customer');
  expect(await storage.sizeOf(`${PREFIX}/small.webp`)).toBeNull();
});
