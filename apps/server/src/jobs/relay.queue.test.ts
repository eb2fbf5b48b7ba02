import { connectDb } from '@fairway/db/client';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent } from '#test/jobs.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Enqueue } from '#app/job-services.ts';
import { Relay, type RelayOptions } from './relay.ts';

const home = fileDatabase();

/** A relay into a list in place of the queue. */
function relayInto(jobs: string[], options: Partial<RelayOptions> = {}): Relay {
  const enqueue: Enqueue = async (_name, added) => void jobs.push(...added.map(({ id }) => id));
  const log = { info: vi.fn(), warn: vi.fn() };
  const relay = new Relay({ databaseUrl: home.url, enqueue, log, pollMs: 60_000, ...options });
  onTestFinished(() => relay.stop());
  return relay;
}
const event = () => publishTestEvent(home.db, { topic: 'credits.given', payload: { lot_id: 'lot', actor_id: 'pro' } });
const waiting = () => home.db.outbox.count({ where: { published_at: null } });

/** Ends every connection to the database but the one it asks by, as a restart would, and waits until that is heard of. */
async function cutOthers(): Promise<void> {
  const one = connectDb({ url: home.url, max: 1 });
  await one.$queryRaw`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await one.$disconnect();
  await expect
    .poll(async () =>
      home.db.$queryRaw`SELECT 1`.then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}

test('rows are handed over in the order of their ids, a batch at a time, under ids of their own', async () => {
  const ids = [await event(), await event(), await event()];
  const jobs: string[] = [];
  const relay = relayInto(jobs, { batch: 2 });
  expect([await relay.tick(), await relay.tick(), await relay.tick()]).toEqual([2, 1, 0]);
  expect(jobs).toEqual(ids.map((id) => `outbox-${id}`));
  expect(await waiting()).toBe(0);
});

test('a queue that does not take the jobs leaves the rows where they are', async () => {
  await event();
  const away = relayInto([], { enqueue: () => Promise.reject(new Error('Redis is away')) });
  await expect(away.tick()).rejects.toThrow('Redis is away');
  expect(await waiting()).toBe(1);
  const jobs: string[] = [];
  expect(await relayInto(jobs).tick()).toBe(1);
});

test('a row that another relay holds is passed by', async () => {
  const held = await event();
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow = relayInto([], {
    enqueue: async () => {
      started.resolve();
      await release.promise;
    },
  });
  const first = slow.tick();
  await started.promise;
  const later = await event();
  const jobs: string[] = [];
  expect(await relayInto(jobs).tick()).toBe(1);
  expect(jobs).toEqual([`outbox-${later}`]);
  release.resolve();
  expect(await first).toBe(1);
  expect(jobs).not.toContain(`outbox-${held}`);
});

test('a commit wakes it long before its next look', async () => {
  const jobs: string[] = [];
  const relay = relayInto(jobs);
  relay.start();
  const first = await event();
  await vi.waitFor(() => expect(jobs).toEqual([`outbox-${first}`]), { timeout: 10_000, interval: 20 });
  const second = await event();
  await vi.waitFor(() => expect(jobs).toContain(`outbox-${second}`), { timeout: 10_000, interval: 20 });
});

test('its connections cut, it connects again and goes on', async () => {
  const jobs: string[] = [];
  const relay = relayInto(jobs, { pollMs: 50 });
  relay.start();
  const before = await event();
  await vi.waitFor(() => expect(jobs).toContain(`outbox-${before}`), { timeout: 10_000, interval: 20 });
  await cutOthers();
  const after = await event();
  await vi.waitFor(() => expect(jobs).toContain(`outbox-${after}`), { timeout: 10_000, interval: 20 });
});

test('its connections cut between two statements, it goes on with new ones and hands the batch over once', async () => {
  await home.db.outbox.deleteMany();
  const id = await event();
  const jobs: string[] = [];
  const relay = relayInto(jobs, {
    enqueue: async (_name, added) => {
      jobs.push(...added.map((job) => job.id));
      if (jobs.length === 1) await cutOthers();
    },
  });
  expect(await relay.tick()).toBe(1);
  expect(await waiting()).toBe(0);
  expect(jobs).toEqual([`outbox-${id}`]);
});

test('while the queue takes its time nothing is locked: a row that is handed over can be read, written and altered', async () => {
  await home.db.outbox.deleteMany();
  await event();
  const relay = relayInto([], {
    enqueue: async () => {
      await home.db.$transaction([
        home.db.$executeRaw`SET LOCAL lock_timeout = 1000`,
        home.db.$executeRaw`LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE`,
      ]);
    },
  });
  expect(await relay.tick()).toBe(1);
});

test('what a relay had claimed when it died is handed over by another once its claim has run out', async () => {
  await home.db.outbox.deleteMany();
  const id = await event();
  await home.db.$executeRaw`UPDATE outbox SET claimed_until = clock_timestamp() + interval '1 hour'`;
  const jobs: string[] = [];
  const relay = relayInto(jobs);
  expect(await relay.tick()).toBe(0);
  await home.db.$executeRaw`UPDATE outbox SET claimed_until = clock_timestamp() - interval '1 ms'`;
  expect(await relay.tick()).toBe(1);
  expect(jobs).toEqual([`outbox-${id}`]);
});

test('a row of work is handed over as the job of its side effect, any other to be dispatched', async () => {
  await home.db.outbox.deleteMany();
  const removal = await publishTestEvent(home.db, { topic: 'files.gone', payload: { prefix: 'images/one' } });
  const told = await event();
  const jobs: string[] = [];
  const enqueue: Enqueue = async (name, added) => void jobs.push(...added.map(({ id }) => `${name} ${id}`));
  await relayInto([], { enqueue }).tick();
  expect(jobs).toEqual([`remove-files outbox-${removal}`, `dispatch-notifications outbox-${told}`]);
});

test('an outage is told of once, and its end once', async () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  let tries = 0;
  const enqueue = async () => {
    tries += 1;
    if (tries <= 3) throw new Error('Redis is away');
  };
  await event();
  const relay = relayInto([], { enqueue, log, pollMs: 10 });
  relay.start();
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), { timeout: 10_000, interval: 20 });
  expect(log.warn).toHaveBeenCalledOnce();
  expect(tries).toBe(4);
});
