import { fileDatabase } from '#test/file-database.ts';
import { queryOnce } from '../../../../tools/db/query-once.ts';
import { expect, onTestFinished, test } from 'vitest';
import { connectDb } from '@fairway/db/client';
import { CommitInDoubt, isDangling, isDatabaseAway, isMissingRow, violates } from '@fairway/db/faults';
import { execute, fetchRows } from '@fairway/db/query';
import { sql } from 'kysely';

const home = fileDatabase({ max: 3 });

const caught = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
/** Ends every connection to the database, and waits for each: one that is only asked to end may still answer. */
const endConnections = () =>
  queryOnce(
    home.url,
    'SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

const countSleepers = async (): Promise<number> => {
  const rows = await queryOnce(
    home.url,
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'",
  );
  return rows.length;
};

test('a database nobody listens for is away, however it is asked', async () => {
  const nowhere = connectDb({ url: 'postgresql://nobody@127.0.0.1:1/none' });
  onTestFinished(() => nowhere.$disconnect());
  const ways = [
    nowhere.$queryRaw`SELECT 1`,
    fetchRows(nowhere, sql<object>`SELECT 1`),
    execute(nowhere, sql`SELECT 1`),
    nowhere.users.count(),
    nowhere.$transaction((tx) => tx.users.count()),
  ];
  const errors = await Promise.all(ways.map(caught));
  expect(errors.map(isDatabaseAway)).toEqual([true, true, true, true, true]);
});

test('a connection that ends on the way is a database that is away, and the next call has another', async () => {
  const reached = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const statement = caught(home.db.$queryRaw`SELECT pg_sleep(60)::text`);
  const write = caught(fetchRows(home.db, sql<object>`WITH w AS (DELETE FROM clubs) SELECT pg_sleep(60)::text`));
  const between = caught(
    home.db.$transaction(async (tx) => {
      await tx.users.count();
      reached.resolve();
      await ended.promise;
      return tx.users.count();
    }),
  );
  await reached.promise;
  // A statement that comes only once the connections have ended would find a new one, and sleep.
  await expect.poll(countSleepers).toBe(2);
  await endConnections();
  ended.resolve();
  expect(isDatabaseAway(await statement)).toBe(true);
  expect(isDatabaseAway(await between)).toBe(true);
  // PostgreSQL has said that it ended: what it was to write is not kept, and nobody need doubt it.
  expect(isDatabaseAway(await write)).toBe(true);
  expect(await write).not.toBeInstanceOf(CommitInDoubt);
  expect(await Promise.all(Array.from({ length: 4 }, () => home.db.users.count()))).toEqual([0, 0, 0, 0]);
});

test('a refusal of the database is not its absence', async () => {
  const refusals = [
    home.db.$queryRaw`SELECT 1 / 0`,
    home.db.users.create({ data: { type: 'player', email: 'a@example.com', calendar_token: 'a' } }),
    home.db.users.findUniqueOrThrow({ where: { id: '00000000-0000-0000-0000-000000000000' } }),
  ];
  const errors = await Promise.all(refusals.map(caught));
  expect(errors.map((error) => error !== null && isDatabaseAway(error))).toEqual([false, false, false]);
  expect(isMissingRow(errors[2])).toBe(true);
});

test('a row that is named but gone is told from other refusals', async () => {
  const nobody = '00000000-0000-0000-0000-000000000000';
  const refusals = [
    home.db.clubs.create({ data: { user_id: nobody, name: 'Links' } }),
    home.db.$executeRaw`INSERT INTO settings (user_id) VALUES (${nobody}::uuid)`,
    home.db.$transaction((tx) =>
      tx.sessions.create({ data: { id_hash: 'x', user_id: nobody, expires_at: new Date() } }),
    ),
    fetchRows(home.db, sql<object>`INSERT INTO settings (user_id) VALUES (${nobody}::uuid) RETURNING user_id`),
    home.db.$queryRaw`SELECT 1 / 0`,
    home.db.users.findUniqueOrThrow({ where: { id: nobody } }),
  ];
  const errors = await Promise.all(refusals.map(caught));
  expect(errors.map(isDangling)).toEqual([true, true, true, true, false, false]);
  expect(violates(errors[3], 'settings_user_id_fkey')).toBe(true);
});
