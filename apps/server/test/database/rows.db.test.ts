import { inTransaction } from '@fairway/db/client';
import { fetchRows } from '@fairway/db/query';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
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

describe('the reads of one turn', () => {
  /** Which connection answers: one of a few, where several are open. */
  const several = fileDatabase({ max: 5 });
  const readPid = (n: number) =>
    fetchRows(several.db, sql<{ n: number; pid: number }>`SELECT ${n}::int AS n, pg_backend_pid() AS pid`);

  test('share connections, a few on each, and each gets its own rows, also when more are asked for than can go at once', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const rows = (await Promise.all(Array.from({ length: 40 }, (_, n) => readPid(n)))).flat();
      expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    }
    const six = (await Promise.all(Array.from({ length: 6 }, (_, n) => readPid(n)))).flat();
    expect(new Set(six.map(({ pid }) => pid)).size).toBe(2);
  });

  test('one that is refused fails alone, wherever it stands', async () => {
    const divide = (n: number) => fetchRows(several.db, sql<{ n: number }>`SELECT 6 / ${n}::int AS n`);
    for (const asked of [
      [0, 1, 2],
      [1, 0, 2],
      [1, 2, 0],
      [0, 0, 1],
    ]) {
      const answers = await Promise.allSettled(asked.map(divide));
      const said = answers.map((one) =>
        one.status === 'fulfilled' ? one.value[0]!.n : (one.reason as { code: string }).code,
      );
      expect(said).toEqual(asked.map((n) => (n ? 6 / n : '22012')));
    }
    expect(await divide(3)).toEqual([{ n: 2 }]);
  });

  test('one whose values cannot be sent fails alone, wherever it stands', async () => {
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    const read = (value: unknown) => fetchRows(several.db, sql<{ text: string }>`SELECT ${value}::text AS text`);
    for (const asked of [
      [endless, 'a', 'b'],
      ['a', endless, 'b'],
      ['a', 'b', endless],
    ]) {
      const answers = await Promise.allSettled(asked.map(read));
      const said = answers.map((one) => (one.status === 'fulfilled' ? one.value[0]!.text : null));
      expect(said).toEqual(asked.map((value) => (value === endless ? null : value)));
      expect(String((answers[asked.indexOf(endless)] as PromiseRejectedResult).reason)).toContain('circular');
    }
    expect(await read('c')).toEqual([{ text: 'c' }]);
  });

  test('wait for no write', async () => {
    await several.db.$executeRawUnsafe('CREATE TABLE held (value int)');
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = inTransaction(several.db, async (tx) => {
      await tx.$executeRawUnsafe('LOCK TABLE held IN SHARE MODE');
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const write = fetchRows(several.db, sql<{ value: number }>`INSERT INTO held VALUES (7) RETURNING value`);
    expect(await Promise.all([readPid(1), readPid(2)])).toMatchObject([[{ n: 1 }], [{ n: 2 }]]);
    release.resolve();
    await holder;
    expect(await write).toEqual([{ value: 7 }]);
  });
});
