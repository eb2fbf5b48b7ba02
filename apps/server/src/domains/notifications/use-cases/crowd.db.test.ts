import { connectDb } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { aPro, type TestUser } from '@fairway/testing/builders';
import { actorOf, callsOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { testJobs } from '@fairway/testing/jobs';
import { statementsOf } from '@fairway/testing/plans';
import { beforeEach, expect, test } from 'vitest';
import { deliver } from './deliver.ts';
import { tell } from './tell.ts';

const PLAYERS = 500;
const clock = clockAt('2031-03-10T09:00:00Z');
const home = fileDatabase();
const deps = testDeps(home, clock);
let pro: TestUser;
let outbox_id: string;

/** A pro of five hundred players publishes an offer; every tenth has switched mails off. */
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  pro = await aPro(home.db);
  await home.db.$executeRaw(sql`
    WITH people AS (
      INSERT INTO users (id, type, email, first_name, last_name, calendar_token, pro_id)
      SELECT gen_random_uuid(), 'player', n || '-' || ${pro.id} || '@example.com', 'Player', n::text, n || '-' || ${pro.id}, ${pro.id}::uuid
      FROM generate_series(1, ${PLAYERS}::int) n RETURNING id, last_name)
    INSERT INTO settings (user_id, notification_email) SELECT id, last_name::int % 10 <> 0 FROM people`);
  await callsOf(deps, actorOf(pro)).offers.add({ title: 'Winter glove', price: 1500, category: 'Shop', qty: 1 });
  outbox_id = String((await home.db.outbox.findFirstOrThrow({ where: { topic: 'offer.published' } })).id);
});
const planned = () => home.db.notification_deliveries.findMany({ where: { outbox_id: BigInt(outbox_id) } });

test('five hundred players are told once by each of their channels, two workers or not', async () => {
  const [one, other] = [testJobs(home.db, clock.now()), testJobs(home.db, clock.now())];
  await Promise.all([tell({ outbox_id }, one), tell({ outbox_id }, other)]);
  const rows = await planned();
  expect(rows.filter(({ channel }) => channel === 'push')).toHaveLength(PLAYERS);
  expect(rows.filter(({ channel }) => channel === 'email')).toHaveLength(PLAYERS - PLAYERS / 10);
  expect(new Set(rows.map(({ user_id, channel }) => `${user_id} ${channel}`)).size).toBe(rows.length);
});

test('they are read and planned in a handful of statements, however many they are', async () => {
  const db = connectDb({ url: home.url, max: 1 });
  const jobs = testJobs(db, clock.now());
  const sent = await statementsOf('(users|settings|notification_deliveries|offers)', () => tell({ outbox_id }, jobs));
  await db.$disconnect();
  expect(await planned()).toHaveLength(PLAYERS * 2 - PLAYERS / 10);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.length).toBeLessThanOrEqual(8);
});

test('one of them is told by reading that one, not all; and nobody once the last one is sold', async () => {
  const jobs = testJobs(home.db, clock.now());
  await tell({ outbox_id }, jobs);
  const [first, second] = await planned();
  const sent = await statementsOf('users', () => deliver({ delivery_id: first?.id ?? '' }, jobs));
  expect(sent.map(({ values }) => values).flat()).toContain(first?.user_id);
  expect(jobs.mails.length + jobs.pushes.length).toBe(1);
  await home.db.offers.updateMany({ where: { pro_id: pro.id }, data: { qty: 0 } });
  await deliver({ delivery_id: second?.id ?? '' }, jobs);
  expect(jobs.mails.length + jobs.pushes.length).toBe(1);
});
