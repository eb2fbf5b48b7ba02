import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';

const home = fileDatabase({ max: 2 });

const everything = (name: string) => sql<ReturnType<typeof row>>`
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
  expect(await fetchRows(home.db, everything("O'Neill"))).toEqual([row("O'Neill")]);
  expect(await home.db.$transaction((tx) => fetchRows(tx, everything("O'Neill")))).toEqual([row("O'Neill")]);
});

const overPrisma = (name: string) => {
  const { sql: text, parameters } = everything(name).compile(query);
  return home.db.$queryRawUnsafe(text, ...parameters);
};

test('shares its connections with Prisma, whatever order the statements come in', async () => {
  const both = () => [
    fetchRows(home.db, everything('first')),
    overPrisma('second'),
    fetchRows(home.db, sql<{ one: number }>`SELECT 1 AS one`),
    home.db.users.count(),
  ];
  for (let round = 0; round < 3; round += 1)
    expect(await Promise.all(both())).toEqual([[row('first')], [row('second')], [{ one: 1 }], 0]);
});
