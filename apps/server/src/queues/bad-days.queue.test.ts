import path from 'node:path';
import { inTransaction } from '@fairway/db/client';
import { aLesson, aPlayer, aPro } from '@fairway/testing/builders';
import { ownServices } from '@fairway/testing/own-services';
import { setStage, untilAllTold, type Stage } from '@fairway/testing/stage';
import { expect, test, vi } from 'vitest';
import { deploy } from '../../../../scripts/db/apply.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';
import { note } from '../domains/notifications/service.ts';

// Whole workers, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 90_000 });

const DAY = 86_400_000;

/** Lessons that players book, each noted in the transaction that makes it: two mails and a push (a mail, here) apiece. */
async function bookLessons({ db }: Stage, count: number): Promise<void> {
  const pro = await aPro(db);
  const player = await aPlayer(db, pro);
  for (let i = 0; i < count; i += 1) {
    await inTransaction(db, async (tx) => {
      const lesson = await aLesson(tx, { pro, player }, { starts_at: new Date(Date.now() + (i + 3) * DAY) });
      await note(tx, { topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: player.id } });
    });
  }
}

/** That each of `count` bookings was told once by each of its three ways. */
async function expectToldOnce({ db, mailbox }: Stage, count: number): Promise<void> {
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
  const stage = await setStage();
  stage.worker();
  await bookLessons(stage, 1);
  await untilAllTold(stage);
  await expectToldOnce(stage, 1);
});

test('two workers, each with its relay, tell everything once', async () => {
  const stage = await setStage();
  stage.worker();
  stage.worker();
  await bookLessons(stage, 20);
  await untilAllTold(stage);
  await expectToldOnce(stage, 20);
});

test('with Redis away bookings are made, and told once when it is back', async () => {
  const services = await ownServices();
  const redis = await services.redis();
  const stage = await setStage({ redis_url: redis.url });
  stage.worker();
  await bookLessons(stage, 1);
  await untilAllTold(stage);
  await redis.stop();
  await bookLessons(stage, 4);
  expect(await stage.db.outbox.count({ where: { published_at: null } })).toBe(4);
  await services.redis(redis.port);
  await untilAllTold(stage);
  await expectToldOnce(stage, 5);
});

test('a worker that starts before Redis waits for it', async () => {
  const services = await ownServices();
  const redis = await services.redis();
  const stage = await setStage({ redis_url: redis.url });
  await redis.stop();
  const worker = stage.worker();
  await bookLessons(stage, 1);
  expect(await worker.healthy()).toBe(false);
  await services.redis(redis.port);
  await untilAllTold(stage);
  await expectToldOnce(stage, 1);
  expect(await worker.healthy()).toBe(true);
});

test('a Redis that comes back without its memory costs no notice', async () => {
  const services = await ownServices();
  const redis = await services.redis();
  const stage = await setStage({ redis_url: redis.url });
  stage.mailbox.answer = 451;
  stage.worker();
  await bookLessons(stage, 2);
  await some(() => stage.mailbox.refused);
  await redis.stop();
  stage.mailbox.answer = 250;
  await services.redis(redis.port);
  await untilAllTold(stage);
  await expectToldOnce(stage, 2);
});

test('PostgreSQL restarted while a mail is handed over: the live worker notes it when it is back, and sends no second', async () => {
  const services = await ownServices();
  const postgres = await services.postgres();
  await deploy(postgres.url(), path.join(root, 'prisma/migrations'));
  const stage = await setStage({ database_url: postgres.url() });
  const held = stage.mailbox.hold('before the answer');
  stage.worker();
  await bookLessons(stage, 2);
  await held.reached;
  await postgres.stop();
  held.release();
  await services.postgres(postgres.port);
  await untilAllTold(stage);
  await expectToldOnce(stage, 2);
});

test('a mail server that refuses for a while gets each mail once', async () => {
  const stage = await setStage();
  stage.mailbox.answer = 451;
  stage.worker();
  await bookLessons(stage, 2);
  await some(() => stage.mailbox.refused);
  await some(() =>
    stage.db.notification_deliveries.count({ where: { attempts: { gt: 0 }, detail: { contains: '451' } } }),
  );
  expect(stage.mailbox.mails).toEqual([]);
  stage.mailbox.answer = 250;
  await untilAllTold(stage);
  await expectToldOnce(stage, 2);
});

test('a mail server that is away for a while gets each mail once', async () => {
  const stage = await setStage();
  await stage.mailbox.goAway();
  stage.worker();
  await bookLessons(stage, 2);
  await some(() => stage.db.notification_deliveries.count({ where: { attempts: { gt: 0 } } }));
  await stage.mailbox.comeBack();
  await untilAllTold(stage);
  await expectToldOnce(stage, 2);
});

test('a mail server that will never take a mail is asked once, and the notice is marked failed', async () => {
  const stage = await setStage();
  stage.mailbox.answer = 550;
  stage.worker();
  await bookLessons(stage, 1);
  await untilAllTold(stage);
  const deliveries = await stage.db.notification_deliveries.findMany();
  expect(deliveries.map(({ status, attempts }) => [status, attempts])).toEqual(deliveries.map(() => ['failed', 1]));
  expect(stage.mailbox.refused).toBe(3);
});
