import type { Event } from '@fairway/contracts/notifications/events';
import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro, type TestLesson, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverEvent, publishTestEvent, testJobs, type TestJobs } from '#test/jobs.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';

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
const booked = (): Event => ({ topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: pro.id } });
const book = () => tell(booked());
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

test('a text that another worker sends just now counts for those after it, and not the other way round', async () => {
  await bookOften(19);
  for (const event of [booked(), booked()])
    await dispatchNotifications({ outbox_id: await publishTestEvent(home.db, event) }, jobs);
  const [first, second] = await home.db.notification_deliveries.findMany({
    where: { user_id: player.id, channel: 'text', status: 'pending' },
    orderBy: { id: 'asc' },
  });
  const claim = (claimed_until: Date | null) =>
    home.db.notification_deliveries.update({
      where: { id: first!.id },
      data: { claimed_until, claim_token: claimed_until && uuid() },
    });
  await claim(new Date(NOW.getTime() + MINUTE_MS));
  await deliver({ delivery_id: second!.id }, jobs);
  expect(jobs.texts).toHaveLength(19);
  await claim(null);
  await deliver({ delivery_id: first!.id }, jobs);
  expect(jobs.texts).toHaveLength(20);
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
