import { HOUR_MS } from '@fairway/time/units';
import { jobRegistry } from '#main/jobs.ts';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { testRedis } from '#test/redis.ts';
import { startWorkerHarness, waitUntilIdle } from '#test/worker-harness.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openProducerConnection } from './connection.ts';
import { Producer } from './producer.ts';
import { writeSchedules } from './schedules.ts';

// Whole workers, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 90_000 });

test('any number of workers write one schedule of each sweep, and take an old one away', async () => {
  const { url, prefix, drop } = await testRedis();
  const producers = [1, 2].map(
    () => new Producer({ redis: openProducerConnection(url, pino({ level: 'silent' })), prefix }, jobRegistry),
  );
  onTestFinished(async () => {
    await Promise.all(producers.map((producer) => producer.close()));
    await drop();
  });
  await Promise.all(producers.map(({ connection }) => expect.poll(() => connection.redis.status).toBe('ready')));
  // An earlier version knew a job that has another name now.
  const upkeep = await producers[0]!.queue('upkeep');
  await upkeep.upsertJobScheduler('resume', { every: 60_000 }, { name: 'resume', data: {} });
  await Promise.all(producers.map(writeSchedules));
  const schedules = await upkeep.getJobSchedulers();
  expect(schedules.map(({ key, every, pattern }) => `${key} ${every ?? pattern}`).toSorted()).toEqual([
    'announce-offers */15 * * * *',
    'clear-digests 55 3 * * *',
    'clear-outbox 40 3 * * *',
    'end-care 5 0 * * *',
    'expire-credits */15 * * * *',
    'publish-digests 60000',
    'remind-of-credits */15 * * * *',
    'remind-of-practice */15 * * * *',
    'request-reconciliation 10 2 * * *',
    'requeue-overdue 60000',
    'resume-pending-purchases 60000',
    'send-reminders 60000',
    'sweep-challenges 25 3 * * *',
    'sweep-drills 0 4 * * *',
    'sweep-exports 900000',
    'sweep-external-mails 45 3 * * *',
    'sweep-files 900000',
    'sweep-group-places 60000',
    'sweep-invitations 35 3 * * *',
    'sweep-onboardings 30 3 * * *',
    'sweep-sessions 20 3 * * *',
    'sweep-store-notifications 50 3 * * *',
    'sweep-videos 900000',
    'sweep-waiting-list 60000',
    'sweep-webhook-events 35 3 * * *',
  ]);
});

test('a running worker sweeps by itself: a lesson of tomorrow is reminded of, once', async () => {
  const harness = await startWorkerHarness();
  const pro = await aPro(harness.db);
  const player = await aPlayer(harness.db, pro);
  await aLesson(harness.db, { pro, player }, { starts_at: new Date(Date.now() + 23.9 * HOUR_MS) });
  harness.worker();
  harness.worker();
  await expect.poll(() => harness.mailbox.mails.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await waitUntilIdle(harness);
  expect(harness.mailbox.mails.map(({ subject }) => subject.split(':')[0] ?? '').toSorted()).toEqual([
    'Lesson reminder',
    `[push to ${player.email}] Reminder`,
  ]);
});
