import { aLesson, aPlayer, aPro } from '@fairway/testing/builders';
import { testRedis } from '@fairway/testing/redis';
import { setStage, untilAllTold } from '@fairway/testing/stage';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openProducerConnection } from './connection.ts';
import { Producer } from './producer.ts';
import { writeSchedules } from './schedules.ts';

// Whole workers, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 90_000 });

test('any number of workers write one schedule of each sweep', async () => {
  const { url, prefix, drop } = await testRedis();
  const producers = [1, 2].map(
    () => new Producer({ redis: openProducerConnection(url, pino({ level: 'silent' })), prefix }),
  );
  onTestFinished(async () => {
    await Promise.all(producers.map((producer) => producer.close()));
    await drop();
  });
  await Promise.all(producers.map(({ connection }) => expect.poll(() => connection.redis.status).toBe('ready')));
  await Promise.all(producers.map(writeSchedules));
  const schedules = await (await producers[0]!.queue('upkeep')).getJobSchedulers();
  expect(schedules.map(({ key, every, pattern }) => `${key} ${every ?? pattern}`).toSorted()).toEqual([
    'announce-offers */15 * * * *',
    'ask-for-proof 10 2 * * *',
    'clear-outbox 40 3 * * *',
    'expire-credits */15 * * * *',
    'reconcile-purchases 60000',
    'remind 60000',
    'remind-of-credits */15 * * * *',
    'resume 60000',
    'sweep-challenges 25 3 * * *',
    'sweep-exports 900000',
    'sweep-files 40 * * * *',
    'sweep-invitations 35 3 * * *',
    'sweep-onboardings 30 3 * * *',
    'sweep-provider-messages 35 3 * * *',
    'sweep-sessions 20 3 * * *',
    'sweep-store-notifications 50 3 * * *',
  ]);
});

test('a running worker sweeps by itself: a lesson of tomorrow is reminded of, once', async () => {
  const stage = await setStage();
  const pro = await aPro(stage.db);
  const player = await aPlayer(stage.db, pro);
  await aLesson(stage.db, { pro, player }, { starts_at: new Date(Date.now() + 23.9 * 3_600_000) });
  stage.worker();
  stage.worker();
  await expect.poll(() => stage.mailbox.mails.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await untilAllTold(stage);
  expect(stage.mailbox.mails.map(({ subject }) => subject.split(':')[0] ?? '').toSorted()).toEqual([
    'Lesson reminder',
    `[push to ${player.email}] Reminder`,
  ]);
});
