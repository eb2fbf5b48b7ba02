import { testDatabase, type TestDatabase } from '@fairway/testing/database';
import { ask } from '../../../scripts/db/ask.mjs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectDb, type Db } from './client.ts';
import { isDangling, isDatabaseAway, isMissingRow } from './faults.ts';
import { rowsOf } from './rows.ts';
import { sql } from './sql.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url, max: 2 });
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

const caught = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const endConnections = () =>
  ask(
    database.url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

test('a database nobody listens for is away, however it is asked', async () => {
  const nowhere = connectDb({ url: 'postgresql://nobody@127.0.0.1:1/none' });
  onTestFinished(() => nowhere.$disconnect());
  const ways = [
    nowhere.$queryRaw(sql`SELECT 1`),
    rowsOf(nowhere, sql`SELECT 1`),
    nowhere.$executeRaw(sql`SELECT 1`),
    nowhere.users.count(),
    nowhere.$transaction((tx) => tx.users.count()),
  ];
  const errors = await Promise.all(ways.map(caught));
  expect(errors.map(isDatabaseAway)).toEqual([true, true, true, true, true]);
});

test('a connection that ends on the way is a database that is away, and the next call has another', async () => {
  const reached = Promise.withResolvers<void>();
  const statement = caught(db.$queryRaw(sql`SELECT pg_sleep(60)::text`));
  const between = caught(
    db.$transaction(async (tx) => {
      await tx.users.count();
      reached.resolve();
      await statement;
      return tx.users.count();
    }),
  );
  await reached.promise;
  await endConnections();
  expect(isDatabaseAway(await statement)).toBe(true);
  expect(isDatabaseAway(await between)).toBe(true);
  expect(await Promise.all([db.users.count(), db.users.count(), db.users.count()])).toEqual([0, 0, 0]);
});

test('a refusal of the database is not its absence', async () => {
  const refusals = [
    db.$queryRaw(sql`SELECT 1 / 0`),
    db.users.create({ data: { type: 'player', email: 'a@example.com', calendar_token: 'a' } }),
    db.users.findUniqueOrThrow({ where: { id: '00000000-0000-0000-0000-000000000000' } }),
  ];
  const errors = await Promise.all(refusals.map(caught));
  expect(errors.map((error) => error !== null && isDatabaseAway(error))).toEqual([false, false, false]);
  expect(isMissingRow(errors[2])).toBe(true);
});

test('a row that is named but gone is told from other refusals', async () => {
  const nobody = '00000000-0000-0000-0000-000000000000';
  const refusals = [
    db.clubs.create({ data: { user_id: nobody, name: 'Links' } }),
    db.$executeRaw(sql`INSERT INTO settings (user_id) VALUES (${nobody}::uuid)`),
    db.$transaction((tx) => tx.sessions.create({ data: { id_hash: 'x', user_id: nobody, expires_at: new Date() } })),
    db.$queryRaw(sql`SELECT 1 / 0`),
    db.users.findUniqueOrThrow({ where: { id: nobody } }),
  ];
  const errors = await Promise.all(refusals.map(caught));
  expect(errors.map(isDangling)).toEqual([true, true, true, false, false]);
});
