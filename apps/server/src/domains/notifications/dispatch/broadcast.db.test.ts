import { connectDb } from '@fairway/db/client';
import { aPro, type TestUser } from '#test/builders.ts';
import { toActor, createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { recordStatements } from '#test/query-plans.ts';
import { beforeEach, expect, test } from 'vitest';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { dispatchNotifications } from './service.ts';

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

test('they are read and planned in three statements, however many they are', async () => {
  const db = connectDb({ url: home.url, max: 1 });
  const jobs = testJobs(db, clock.now());
  const sent = await recordStatements('(users|settings|notification_deliveries|offers)', () =>
    dispatchNotifications({ outbox_id }, jobs),
  );
  await db.$disconnect();
  expect(await planned()).toHaveLength(PLAYERS * 2 - PLAYERS / 10);
  expect(sent).toHaveLength(3);
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
