import { MINUTE_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro, type TestLesson, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, testJobs } from '#test/jobs.ts';
import { beforeEach, expect, test } from 'vitest';
import { requeueOverdue, dispatchNotifications } from './service.ts';

const home = fileDatabase();
let pro: TestUser;
let player: TestUser;
let lesson: TestLesson;

beforeEach(async () => {
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
  lesson = await aLesson(home.db, { pro, player });
});

const booked = () =>
  publishTestEvent(home.db, { topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: player.id } });
const planned = async (outbox_id: string) =>
  (
    await home.db.notification_deliveries.findMany({ where: { outbox_id: BigInt(outbox_id) }, orderBy: { id: 'asc' } })
  ).map(({ id, user_id, channel }) => ({ id, user_id, channel }));

test('each recipient and channel is planned once and handed on', async () => {
  const jobs = testJobs(home.db, new Date());
  const outbox_id = await booked();
  await dispatchNotifications({ outbox_id }, jobs);
  const rows = await planned(outbox_id);
  expect(rows.map(({ user_id, channel }) => [user_id, channel])).toEqual([
    [player.id, 'email'],
    [pro.id, 'push'],
    [pro.id, 'email'],
  ]);
  expect(jobs.enqueued).toEqual(rows.map(({ id }) => `deliver-${id}`));
});

test('both sides’ open windows are told once, that of whoever acted too, and before the queue can refuse', async () => {
  const outbox_id = await booked();
  const jobs = testJobs(home.db, new Date());
  const enqueue = () => Promise.reject(new Error('The queue is away'));
  await expect(dispatchNotifications({ outbox_id }, { ...jobs, enqueue })).rejects.toThrow('The queue is away');
  await Promise.all([dispatchNotifications({ outbox_id }, jobs), dispatchNotifications({ outbox_id }, jobs)]);
  const [told, ...more] = jobs.told;
  expect([told?.user_ids.toSorted(), told?.event, more]).toEqual([
    [pro.id, player.id].toSorted(),
    { kind: 'lesson', ids: [lesson.id] },
    [],
  ]);
});

test('nobody’s windows are told what is no longer there', async () => {
  const jobs = testJobs(home.db, new Date());
  const outbox_id = await booked();
  await home.db.lessons.delete({ where: { id: lesson.id } });
  await dispatchNotifications({ outbox_id }, jobs);
  expect(jobs.told).toEqual([]);
});

test('telling again plans nothing more and hands on only what is not sent yet', async () => {
  const outbox_id = await booked();
  await dispatchNotifications({ outbox_id }, testJobs(home.db, new Date()));
  const [first, ...rest] = await planned(outbox_id);
  await home.db.notification_deliveries.update({ where: { id: first?.id ?? '' }, data: { status: 'sent' } });
  const again = testJobs(home.db, new Date());
  await Promise.all([
    dispatchNotifications({ outbox_id }, again),
    dispatchNotifications({ outbox_id }, testJobs(home.db, new Date())),
  ]);
  expect(await planned(outbox_id)).toHaveLength(3);
  expect(again.enqueued).toEqual(rest.map(({ id }) => `deliver-${id}`));
});

test('it is worked out once: a switch turned on later brings no old news', async () => {
  await home.db.settings.update({ where: { user_id: pro.id }, data: { notification_push: false } });
  const outbox_id = await booked();
  await dispatchNotifications({ outbox_id }, testJobs(home.db, new Date()));
  await home.db.settings.update({ where: { user_id: pro.id }, data: { notification_push: true } });
  await dispatchNotifications({ outbox_id }, testJobs(home.db, new Date()));
  expect((await planned(outbox_id)).map(({ channel }) => channel)).toEqual(['email', 'email']);
});

test('the switches are those of the moment', async () => {
  await home.db.settings.update({ where: { user_id: pro.id }, data: { notification_push: false } });
  const outbox_id = await booked();
  await dispatchNotifications({ outbox_id }, testJobs(home.db, new Date()));
  expect((await planned(outbox_id)).map(({ channel }) => channel)).toEqual(['email', 'email']);
});

test('someone without settings has every switch on', async () => {
  await home.db.settings.delete({ where: { user_id: pro.id } });
  const outbox_id = await booked();
  await dispatchNotifications({ outbox_id }, testJobs(home.db, new Date()));
  expect(await planned(outbox_id)).toHaveLength(3);
});

test('people who left are not told', async () => {
  await home.db.users.update({ where: { id: pro.id }, data: { deleted_at: new Date() } });
  const outbox_id = await booked();
  await dispatchNotifications({ outbox_id }, testJobs(home.db, new Date()));
  expect((await planned(outbox_id)).map(({ user_id }) => user_id)).toEqual([player.id]);
});

test('what is not there is told to nobody', async () => {
  const jobs = testJobs(home.db, new Date());
  await dispatchNotifications({ outbox_id: '999999' }, jobs);
  const outbox_id = await booked();
  await home.db.lessons.delete({ where: { id: lesson.id } });
  await dispatchNotifications({ outbox_id }, jobs);
  expect(await planned(outbox_id)).toEqual([]);
  expect(jobs.enqueued).toEqual([]);
});

test('a row that was handed over and is not told for a while is handed over again, a recent or told one is not', async () => {
  await home.db.outbox.deleteMany();
  const [late, recent, told] = [await booked(), await booked(), await booked()];
  const at = new Date();
  const published = (outbox_id: string, minutes: number, processed_at: Date | null = null) => {
    const published_at = new Date(at.getTime() - minutes * MINUTE_MS);
    return home.db.outbox.update({ where: { id: BigInt(outbox_id) }, data: { published_at, processed_at } });
  };
  await Promise.all([published(late, 3), published(recent, 1), published(told, 3, at)]);
  expect(await requeueOverdue(testJobs(home.db, at))).toBe(1);
  const waiting = await home.db.outbox.findMany({ where: { published_at: null } });
  expect(waiting.map(({ id }) => String(id))).toEqual([late]);
});

test('what is overdue does not wait behind what is overdue for longer, however much that is', async () => {
  await home.db.notification_deliveries.deleteMany();
  const at = new Date();
  const rows = Array.from({ length: 2001 }, (_, nth) => ({
    outbox_id: BigInt(nth),
    channel: 'email' as const,
    // A thousand at one instant are told apart by their ids.
    created_at: new Date(at.getTime() - (nth < 1500 ? 9 : 8) * MINUTE_MS),
  }));
  await home.db.notification_deliveries.createMany({ data: rows });
  const jobs = testJobs(home.db, at);
  expect(await requeueOverdue(jobs)).toBe(2001);
  expect(new Set(jobs.enqueued).size).toBe(2001);
});

test('what is overdue is handed on again, what is recent or settled is not', async () => {
  await home.db.notification_deliveries.deleteMany();
  const [late, recent, sent] = await Promise.all([booked(), booked(), booked()]);
  for (const outbox_id of [late, recent, sent])
    await dispatchNotifications({ outbox_id }, testJobs(home.db, new Date()));
  const at = new Date();
  const before = new Date(at.getTime() - 3 * MINUTE_MS);
  await home.db.notification_deliveries.updateMany({
    where: { outbox_id: BigInt(late) },
    data: { created_at: before },
  });
  const settled = { created_at: before, status: 'sent' as const };
  await home.db.notification_deliveries.updateMany({ where: { outbox_id: BigInt(sent) }, data: settled });
  const jobs = testJobs(home.db, at);
  await requeueOverdue(jobs);
  expect(jobs.enqueued.toSorted()).toEqual((await planned(late)).map(({ id }) => `deliver-${id}`).toSorted());
});
