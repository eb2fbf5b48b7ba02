import type { Event } from '@fairway/contracts/notifications/events';
import { HOUR_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro, type TestLesson, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverEvent, publishTestEvent, testJobs, type TestJobs } from '#test/jobs.ts';
import { beforeEach, expect, test } from 'vitest';

const NOW = new Date();
const home = fileDatabase();
let pro: TestUser;
let player: TestUser;
let lesson: TestLesson;
let jobs: TestJobs;

beforeEach(async () => {
  await home.db.outbox.deleteMany();
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro, { phone: '+447700900123' });
  lesson = await aLesson(home.db, { pro, player }, { starts_at: new Date(NOW.getTime() + 20 * HOUR_MS) });
  jobs = testJobs(home.db, NOW);
});

const tell = async (event: Event) => deliverEvent(await publishTestEvent(home.db, event), jobs);
const book = () => tell({ topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: pro.id } });
const bookOften = async (times: number) => {
  for (let nth = 0; nth < times; nth += 1) await book();
};

test('whoever had twenty texts in a day gets the rest by the other channels alone, and the reason is kept', async () => {
  await bookOften(21);
  expect(jobs.texts).toHaveLength(20);
  expect([jobs.mails.length, jobs.pushes.length]).toEqual([21, 21]);
  const skipped = await home.db.notification_deliveries.findMany({ where: { user_id: player.id, status: 'skipped' } });
  expect(skipped.map(({ channel, reason }) => [channel, reason])).toEqual([['text', 'too_many']]);
});

test('a day later there are twenty more', async () => {
  await bookOften(20);
  const before = new Date(NOW.getTime() - 24 * HOUR_MS - 1);
  await home.db.notification_deliveries.updateMany({ where: { user_id: player.id }, data: { created_at: before } });
  await book();
  expect(jobs.texts).toHaveLength(21);
});

test('the pin somebody has asked for comes all the same', async () => {
  await bookOften(20);
  const challenge = await home.db.challenges.create({
    data: { user_id: player.id, purpose: 'two_factor', expires_at: new Date(NOW.getTime() + HOUR_MS) },
  });
  await tell({ topic: 'challenge.made', payload: { challenge_id: challenge.id } });
  expect(jobs.texts).toHaveLength(21);
});
