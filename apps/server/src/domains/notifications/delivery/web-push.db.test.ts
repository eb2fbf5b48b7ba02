import { HOUR_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, testJobs, type TestJobs } from '#test/jobs.ts';
import { aSubscription, makeBrowser, makeVapidKeys, openPushService, type PushService } from '#test/web-push.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinPushers } from '#adapters/push/join.ts';
import { webPusher } from '#adapters/push/web-push.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';
import { deliver } from './service.ts';

const NOW = new Date();
const keys = makeVapidKeys();

const home = fileDatabase();
let service: PushService;
let jobs: TestJobs;
let player: TestUser;
let delivery_id: string;
beforeEach(async () => {
  service = await openPushService();
  jobs = testJobs(home.db, NOW);
  // Phones take what they are sent only where a test says so.
  jobs.pushed = { reached: 0, dead: [] };
  const phones = jobs.channels.push!;
  const settings = { ...keys, subject: 'https://fairway.example', extraOrigin: service.origin };
  jobs.channels.push = joinPushers([phones, webPusher(settings, { ms: 3000 })]);
  const pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
  const starts_at = new Date(NOW.getTime() + 20 * HOUR_MS);
  const lesson = await aLesson(home.db, { pro, player }, { starts_at });
  await subscribe(pro);
  const payload = { lesson_id: lesson.id, actor_id: pro.id };
  const outbox_id = await publishTestEvent(home.db, { topic: 'lesson.booked', payload });
  await dispatchNotifications({ outbox_id }, jobs);
  const planned = { outbox_id: BigInt(outbox_id), channel: 'push', user_id: player.id } as const;
  delivery_id = (await home.db.notification_deliveries.findFirstOrThrow({ where: planned })).id;
});
afterEach(() => service.close());

/** Lets a browser of this person take pushes. */
async function subscribe(user: TestUser) {
  const { read, endpoint, p256dh, auth } = makeBrowser(`${service.origin}/${user.id}`);
  const session_id_hash = `session of ${endpoint}`;
  const expires_at = new Date(NOW.getTime() + HOUR_MS);
  await home.db.sessions.create({ data: { id_hash: session_id_hash, user_id: user.id, expires_at } });
  const row = { ...aSubscription({ user_id: user.id, session_id_hash }), endpoint, p256dh, auth };
  await home.db.push_subscriptions.create({ data: row });
  return { read, endpoint };
}
const findRow = () => home.db.notification_deliveries.findUniqueOrThrow({ where: { id: delivery_id } });
const countSubscriptions = () => home.db.push_subscriptions.count({ where: { user_id: player.id } });

test('a push reaches every browser of its person, and nobody else’s', async () => {
  const browsers = [await subscribe(player), await subscribe(player)];
  await deliver({ delivery_id }, jobs);
  expect(service.received.map(({ path }) => `${service.origin}${path}`).toSorted()).toEqual(
    browsers.map(({ endpoint }) => endpoint).toSorted(),
  );
  const [first] = browsers;
  const received = service.received.find(({ path }) => first?.endpoint.endsWith(path));
  expect(first?.read(received!.body)).toMatchObject({
    tag: delivery_id,
    url: 'https://fairway.example/player/lessons',
  });
  expect(await findRow()).toMatchObject({ status: 'sent', attempts: 1 });
});

test('a browser that is gone is dropped, and the push counts as sent when another has it', async () => {
  await subscribe(player);
  await subscribe(player);
  service.answers = [410, 201];
  await deliver({ delivery_id }, jobs);
  expect(await countSubscriptions()).toBe(1);
  expect(await findRow()).toMatchObject({ status: 'sent' });
});

test('a push that no browser takes any more is skipped', async () => {
  await subscribe(player);
  service.answers = [404];
  await deliver({ delivery_id }, jobs);
  expect(await countSubscriptions()).toBe(0);
  expect(await findRow()).toMatchObject({ status: 'skipped', detail: 'no device takes pushes' });
});

test('a push service that is silent or busy is tried again, and once a phone has the push it is not', async () => {
  await subscribe(player);
  service.answers = [null, 503, 503];
  await expect(deliver({ delivery_id }, jobs)).rejects.toThrow('ETIMEDOUT');
  await expect(deliver({ delivery_id }, jobs)).rejects.toThrow('503');
  expect(await findRow()).toMatchObject({ status: 'pending', attempts: 2 });
  jobs.pushed = { reached: 1, dead: [] };
  await deliver({ delivery_id }, jobs);
  expect(await findRow()).toMatchObject({ status: 'sent', attempts: 3 });
  await deliver({ delivery_id }, jobs);
  expect(service.received).toHaveLength(3);
});

test('what a worker sent before it died is sent once more, and takes the place of the first', async () => {
  const { read } = await subscribe(player);
  await deliver({ delivery_id }, jobs);
  const unsettled = { status: 'pending', settled_at: null, claimed_until: new Date(0) } as const;
  await home.db.notification_deliveries.update({ where: { id: delivery_id }, data: unsettled });
  await deliver({ delivery_id }, jobs);
  await deliver({ delivery_id }, jobs);
  expect(service.received.map(({ body }) => read(body))).toEqual([
    expect.objectContaining({ tag: delivery_id }),
    expect.objectContaining({ tag: delivery_id }),
  ]);
  expect(new Set(service.received.map(({ headers }) => headers['topic'])).size).toBe(1);
});
