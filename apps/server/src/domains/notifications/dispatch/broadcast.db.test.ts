import { connectDb } from '@fairway/db/client';
import { aPro, type TestUser } from '#test/builders.ts';
import { toActor, createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { recordStatements } from '#test/query-plans.ts';
import { HOUR_MS } from '@fairway/time/units';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { dispatchNotifications, requeueOverdue } from './service.ts';

const PLAYERS = 500;
const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: TestUser;
let outbox_id: string;

/** A pro of five hundred players publishes an offer; every tenth has switched mails off. */
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  pro = await aPro(home.db);
  await home.db.$executeRaw`
    WITH people AS (
      INSERT INTO users (id, type, email, first_name, last_name, calendar_token, pro_id)
      SELECT gen_random_uuid(), 'player', n || '-' || ${pro.id} || '@example.com', 'Player', n::text, n || '-' || ${pro.id}, ${pro.id}::uuid
      FROM generate_series(1, ${PLAYERS}::int) n RETURNING id, last_name)
    INSERT INTO settings (user_id, notification_email) SELECT id, last_name::int % 10 <> 0 FROM people`;
  await createCalls(services, toActor(pro)).offers.add({
    title: 'Winter glove',
    price: 1500,
    category: 'Shop',
    qty: 1,
  });
  outbox_id = String((await home.db.outbox.findFirstOrThrow({ where: { topic: 'offer.published' } })).id);
});
const planned = () => home.db.notification_deliveries.findMany({ where: { outbox_id: BigInt(outbox_id) } });

test('five hundred players are told once by each of their channels, two workers or not', async () => {
  const [one, other] = [testJobs(home.db, clock.now()), testJobs(home.db, clock.now())];
  await Promise.all([dispatchNotifications({ outbox_id }, one), dispatchNotifications({ outbox_id }, other)]);
  const rows = await planned();
  expect(rows.filter(({ channel }) => channel === 'push')).toHaveLength(PLAYERS);
  expect(rows.filter(({ channel }) => channel === 'email')).toHaveLength(PLAYERS - PLAYERS / 10);
  expect(new Set(rows.map(({ user_id, channel }) => `${user_id} ${channel}`)).size).toBe(rows.length);
});

test('they are read and planned in four statements, however many they are', async () => {
  const db = connectDb({ url: home.url, max: 1 });
  const jobs = testJobs(db, clock.now());
  const sent = await recordStatements('(users|settings|notification_deliveries|offers)', () =>
    dispatchNotifications({ outbox_id }, jobs),
  );
  await db.$disconnect();
  expect(await planned()).toHaveLength(PLAYERS * 2 - PLAYERS / 10);
  expect(sent).toHaveLength(4);
});

test('a hundred of them at once are claimed, read and settled together, by those who are told alone', async () => {
  const jobs = testJobs(home.db, clock.now());
  await dispatchNotifications({ outbox_id }, jobs);
  const some = (await planned()).slice(0, 100);
  const sent = await recordStatements('(users|notification_deliveries)', () =>
    Promise.all(some.map(({ id }) => deliver({ delivery_id: id }, jobs))),
  );
  expect(jobs.mails.length + jobs.pushes.length).toBe(100);
  expect(sent.length).toBeLessThan(50);
  const readers = new Set(some.map(({ user_id }) => user_id));
  const reads = sent.filter(({ text }) => text.includes('from "offers"'));
  expect(reads.length).toBeGreaterThan(0);
  const asked = reads.flatMap(({ values }) => values.filter((value): value is string[] => Array.isArray(value)).flat());
  expect(asked.filter((id) => !readers.has(id))).toEqual([]);
});

test('nobody is told once the last one is sold', async () => {
  const jobs = testJobs(home.db, clock.now());
  await dispatchNotifications({ outbox_id }, jobs);
  const [first, second] = await planned();
  await deliver({ delivery_id: first?.id ?? '' }, jobs);
  expect(jobs.mails.length + jobs.pushes.length).toBe(1);
  await home.db.offers.updateMany({ where: { pro_id: pro.id }, data: { qty: 0 } });
  await deliver({ delivery_id: second?.id ?? '' }, jobs);
  expect(jobs.mails.length + jobs.pushes.length).toBe(1);
});

describe('published at ten in the evening', () => {
  const EVENING = new Date('2031-03-10T22:00:00Z');
  const MORNING = new Date('2031-03-11T07:00:00Z');
  const dispatchAt = async (now: Date) => {
    const jobs = testJobs(home.db, now);
    const delays: number[] = [];
    jobs.enqueue = async (_name, added) => void delays.push(...added.map(({ delayMs = 0 }) => delayMs));
    await dispatchNotifications({ outbox_id }, jobs);
    return delays;
  };

  test('the mails go out and the pushes wait for the morning, in the queue too', async () => {
    const delays = await dispatchAt(EVENING);
    const rows = await planned();
    expect(
      new Set(rows.map(({ channel, not_before }) => `${channel} ${not_before?.toISOString() ?? 'at once'}`)),
    ).toEqual(new Set(['email at once', `push ${MORNING.toISOString()}`]));
    expect(delays.filter((delay) => delay === 9 * HOUR_MS)).toHaveLength(PLAYERS);
    expect(delays.filter((delay) => delay === 0)).toHaveLength(PLAYERS - PLAYERS / 10);
  });

  test('nobody waits who has switched quiet hours off, and each waits by their own clock', async () => {
    const [off, abroad] = await home.db.users.findMany({ where: { pro_id: pro.id }, select: { id: true }, take: 2 });
    await home.db.settings.update({ where: { user_id: off!.id }, data: { quiet_from: null, quiet_until: null } });
    await home.db.users.update({ where: { id: abroad!.id }, data: { timezone: 'America/New_York' } });
    await dispatchAt(EVENING);
    const waiting = (await planned()).filter(({ not_before }) => not_before !== null);
    expect(waiting).toHaveLength(PLAYERS - 2);
    expect(waiting.some(({ user_id }) => user_id === off!.id || user_id === abroad!.id)).toBe(false);
  });

  test('what waits is not overdue before its time, and is when the queue has lost it then', async () => {
    await home.db.notification_deliveries.deleteMany();
    await dispatchAt(EVENING);
    await home.db.notification_deliveries.updateMany({ where: { channel: 'email' }, data: { status: 'sent' } });
    const requeuedAt = async (now: Date) => {
      const jobs = testJobs(home.db, now);
      await requeueOverdue(jobs);
      return jobs.enqueued.length;
    };
    expect(await requeuedAt(new Date(MORNING.getTime() - HOUR_MS))).toBe(0);
    expect(await requeuedAt(new Date(MORNING.getTime() + HOUR_MS))).toBe(PLAYERS);
  });

  test('is dropped in the morning when it can no longer be redeemed', async () => {
    await dispatchAt(EVENING);
    const { id } = (await planned()).find(({ channel }) => channel === 'push')!;
    await home.db.offers.updateMany({ where: { pro_id: pro.id }, data: { ended_at: new Date('2031-03-10') } });
    const jobs = testJobs(home.db, MORNING);
    await deliver({ delivery_id: id }, jobs);
    expect(jobs.pushes).toEqual([]);
    expect(await home.db.notification_deliveries.findUnique({ where: { id } })).toMatchObject({
      status: 'skipped',
      reason: null,
      detail: 'the offer cannot be redeemed now',
    });
  });

  test('waits for the morning too when it is tried again by night, which takes three statements', async () => {
    const afternoon = new Date('2031-03-10T17:00:00Z');
    await dispatchAt(afternoon);
    const { id } = (await planned()).find(({ channel }) => channel === 'push')!;
    const find = () => home.db.notification_deliveries.findUnique({ where: { id } });
    let jobs = testJobs(home.db, afternoon);
    jobs.nextFailures = [new Error('away')];
    await home.db.notification_deliveries.updateMany({ where: { id }, data: { created_at: afternoon } });
    await expect(deliver({ delivery_id: id }, jobs)).rejects.toThrow('away');

    jobs = testJobs(home.db, EVENING);
    const sent = await recordStatements('(offers|notification_deliveries)', () => deliver({ delivery_id: id }, jobs));
    expect(jobs.pushes).toEqual([]);
    expect(sent).toHaveLength(3);
    expect(await find()).toMatchObject({ status: 'pending', not_before: MORNING, claim_token: null, attempts: 1 });

    jobs = testJobs(home.db, MORNING);
    await deliver({ delivery_id: id }, jobs);
    expect(jobs.pushes).toHaveLength(1);
    expect(await find()).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test('is given up when its day is over before the night is', async () => {
    const before = new Date('2031-03-10T06:00:00Z');
    await dispatchAt(new Date('2031-03-10T08:00:00Z'));
    const { id } = (await planned()).find(({ channel }) => channel === 'push')!;
    await home.db.notification_deliveries.updateMany({ where: { id }, data: { created_at: before } });
    const jobs = testJobs(home.db, EVENING);
    await deliver({ delivery_id: id }, jobs);
    expect(jobs.pushes).toEqual([]);
    expect(await home.db.notification_deliveries.findUnique({ where: { id } })).toMatchObject({
      status: 'failed',
      reason: 'provider_down',
    });
  });

  test('is tried for a day from the morning on, not from the evening', async () => {
    await dispatchAt(EVENING);
    const { id } = (await planned()).find(({ channel }) => channel === 'push')!;
    const jobs = testJobs(home.db, new Date(MORNING.getTime() + 13 * HOUR_MS));
    jobs.nextFailures = [new Error('away')];
    await expect(deliver({ delivery_id: id }, jobs)).rejects.toThrow('away');
    expect(await home.db.notification_deliveries.findUnique({ where: { id } })).toMatchObject({ status: 'pending' });
  });
});
