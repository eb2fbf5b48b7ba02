import { inTransaction } from '@fairway/db/client';
import { fetchRows } from '@fairway/db/query';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fileDatabase } from '#test/file-database.ts';

/** One connection, so that each statement meets what the one before has left. */
const home = fileDatabase({ max: 1 });

const selectValues = (n: number | null) => sql<Record<string, unknown>>`
  SELECT ${n}::int AS n, 1::bigint AS big, 1.50::numeric AS price, DATE '2031-03-10' AS day, TIME '09:00' AS time,
    TIMESTAMPTZ '2031-03-10T09:00:00Z' AS instant, '{"a": [1]}'::json AS json, ARRAY['a', NULL] AS list, true AS yes`;

test('a statement reads the same at every turn, and within a transaction', async () => {
  const [asked, known] = [await fetchRows(home.db, selectValues(1)), await fetchRows(home.db, selectValues(1))];
  expect(asked).toMatchObject([
    { n: 1, big: 1n, day: new Date('2031-03-10'), instant: new Date('2031-03-10T09:00Z'), json: { a: [1] }, yes: true },
  ]);
  expect(known).toEqual(asked);
  expect(await inTransaction(home.db, (tx) => fetchRows(tx, selectValues(1)))).toEqual(asked);
  expect(await fetchRows(home.db, selectValues(null))).toEqual([{ ...asked[0], n: null }]);
});

test('a statement that finds nothing answers no rows at every turn, and all that it finds later', async () => {
  const upTo = (n: number) => fetchRows(home.db, sql<object>`SELECT n FROM generate_series(1, ${n}::int) AS n`);
  expect(await upTo(0)).toEqual([]);
  expect(await upTo(0)).toEqual([]);
  expect(await upTo(2)).toEqual([{ n: 1 }, { n: 2 }]);
});

test('what PostgreSQL refuses is thrown, and the connection serves the next', async () => {
  const divide = (n: number) => fetchRows(home.db, sql<object>`SELECT 6 / ${n}::int AS n`);
  expect(await divide(2)).toEqual([{ n: 3 }]);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  await expect(fetchRows(home.db, sql<object>`SELECT ${'x'}::text::int AS n`)).rejects.toMatchObject({ code: '22P02' });
  expect(await divide(3)).toEqual([{ n: 2 }]);
});

test('a statement whose columns have changed is refused, and never read as it was', async () => {
  await home.db.$executeRawUnsafe('CREATE TABLE changing (value int)');
  await home.db.$executeRawUnsafe('INSERT INTO changing VALUES (1)');
  const all = () => fetchRows(home.db, sql<object>`SELECT * FROM changing`);
  expect(await all()).toEqual([{ value: 1 }]);
  await home.db.$executeRawUnsafe("ALTER TABLE changing ALTER value TYPE text USING 'one'");
  await expect(all()).rejects.toThrow('cached plan must not change result type');
});
