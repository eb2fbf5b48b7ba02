import { testDatabase, type TestDatabase } from '@fairway/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDb, type Db } from './client.ts';
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

const everything = (name: string) => sql`
  SELECT ${name}::text AS name, 3::int AS count, true AS live, NULL::text AS nothing,
    '2027-03-28 01:30+00'::timestamptz AS at, '[{"start":"09:00:00"}]'::jsonb AS times`;
const row = (name: string) => ({
  name,
  count: 3,
  live: true,
  nothing: null,
  at: new Date('2027-03-28T01:30:00Z'),
  times: [{ start: '09:00:00' }],
});

test('reads the same rows outside a transaction as within one', async () => {
  expect(await rowsOf(db, everything("O'Neill"))).toEqual([row("O'Neill")]);
  expect(await db.$transaction((tx) => rowsOf(tx, everything("O'Neill")))).toEqual([row("O'Neill")]);
});

test('shares its connections with Prisma, whatever order the statements come in', async () => {
  const both = () => [
    rowsOf(db, everything('first')),
    db.$queryRaw(everything('second')),
    rowsOf(db, sql`SELECT 1 AS one`),
    db.users.count(),
  ];
  for (let round = 0; round < 3; round += 1)
    expect(await Promise.all(both())).toEqual([[row('first')], [row('second')], [{ one: 1 }], 0]);
});
