import path from 'node:path';
import { aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { freeze } from '#test/freeze.ts';
import { startOwnServices } from '#test/own-services.ts';
import { expect, onTestFinished, test } from 'vitest';
import { deploy } from '../../../../tools/db/apply.ts';
import { root } from '../../../../tools/process/paths.ts';
import { connectDb, inTransaction, warmUp, type Db } from '@fairway/db/client';
import { CommitInDoubt, isDatabaseAway, isDatabaseBusy } from '@fairway/db/faults';
import { startOptions, type Limits } from '@fairway/db/pool';
import { execute, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';

const home = fileDatabase();

const caught = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
/** A client of the file's database with limits of its own. */
function limited(limits: Partial<Limits>): Db {
  const db = connectDb({ url: home.url, max: 5, limits: { statementMs: 0, lockMs: 0, idleMs: 0, ...limits } });
  onTestFinished(() => db.$disconnect());
  return db;
}
const SLEEP = sql<object>`SELECT pg_sleep(20)::text`;
const readSettings = async (db: Db) => {
  const names = ['TimeZone', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const rows = await db.$queryRaw<{ name: string; setting: string }[]>`
    SELECT name, setting FROM pg_settings WHERE name = ANY(${names})`;
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
};

test('every connection has its limits, and one that is nought is left to the server', async () => {
  expect(await readSettings(home.db)).toEqual({
    TimeZone: 'UTC',
    statement_timeout: '15000',
    lock_timeout: '5000',
    idle_in_transaction_session_timeout: '30000',
  });
  expect(startOptions({ statementMs: 0, lockMs: 0, idleMs: 0 })).toBe('-c timezone=UTC');
});

test('a statement that takes too long is broken off as busy, however it is asked', async () => {
  const db = limited({ statementMs: 300 });
  const ways = [
    db.$queryRaw`SELECT pg_sleep(20)::text`,
    fetchRows(db, SLEEP),
    inTransaction(db, (tx) => fetchRows(tx, SLEEP)),
    execute(db, SLEEP),
  ];
  expect((await Promise.all(ways.map(caught))).map(isDatabaseBusy)).toEqual([true, true, true, true]);
});

test('work on many rows may take as long as it says', async () => {
  const db = limited({ statementMs: 300 });
  const nap = sql<{ slept: string }>`SELECT pg_sleep(0.6)::text AS slept`;
  expect(await inTransaction(db, (tx) => fetchRows(tx, nap), { timeout: 20_000 })).toEqual([{ slept: '' }]);
  expect(isDatabaseBusy(await caught(fetchRows(db, nap)))).toBe(true);
});

test('a wait for a lock that takes too long is broken off as busy, whatever waits', async () => {
  const db = limited({ lockMs: 300 });
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holder = inTransaction(home.db, async (tx) => {
    await tx.$executeRaw`LOCK TABLE users IN ACCESS EXCLUSIVE MODE`;
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const ways = [
    db.users.count(),
    db.users.updateMany({ where: { email: 'nobody' }, data: { phone: null } }),
    inTransaction(db, (tx) => tx.users.findFirst()),
    fetchRows(db, sql<object>`SELECT id FROM users`),
  ];
  const errors = await Promise.all(ways.map(caught));
  release.resolve();
  await holder;
  expect(errors.map(isDatabaseBusy)).toEqual([true, true, true, true]);
  expect(errors.map(isDatabaseAway)).toEqual([false, false, false, false]);
});

test('a transaction that is left open is ended by the database', async () => {
  const db = limited({ idleMs: 200 });
  const failed = caught(
    inTransaction(db, async (tx) => {
      await tx.users.count();
      await home.db.$queryRaw`SELECT pg_sleep(1)::text`;
      await tx.users.count();
    }),
  );
  expect(isDatabaseAway(await failed)).toBe(true);
});

test('two transactions that wait for each other: one is told to try again', async () => {
  const [one, other] = [await aPro(home.db), await aPro(home.db)];
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const touch = (first: string, then: string, turn: 0 | 1) =>
    inTransaction(home.db, async (tx) => {
      await tx.users.update({ where: { id: first }, data: { phone: null } });
      met[turn]!.resolve();
      await Promise.all(met.map(({ promise }) => promise));
      await tx.users.update({ where: { id: then }, data: { phone: null } });
    });
  const errors = await Promise.all([caught(touch(one.id, other.id, 0)), caught(touch(other.id, one.id, 1))]);
  expect(errors.filter((error) => error !== null).map(isDatabaseBusy)).toEqual([true]);
});

test(
  'a frozen PostgreSQL: what waits is broken off within seconds, a commit is in doubt, and all is well when it goes on',
  { timeout: 60_000 },
  async () => {
    const services = await startOwnServices();
    const postgres = await services.postgres();
    await deploy(postgres.url(), path.join(root, 'prisma/migrations'));
    const db = connectDb({ url: postgres.url(), max: 5 });
    onTestFinished(() => db.$disconnect());
    // A slow query is left alone.
    const slow = db.$queryRaw`SELECT pg_sleep(5)::text AS slept`;
    expect(await slow).toEqual([{ slept: '' }]);

    // One for the transaction, one for what is written without, which a new connection would never take.
    await warmUp(db, 2);
    let goOn = (): void => {};
    const began = Promise.withResolvers<number>();
    const inDoubt = caught(
      inTransaction(db, async (tx) => {
        await aPro(tx);
        goOn = freeze(postgres);
        began.resolve(performance.now());
      }),
    );
    const frozen = await began.promise;
    // A statement that writes is kept as soon as PostgreSQL has run it, whoever hears of it.
    const written = caught(fetchRows(db, query.updateTable('users').set({ phone: null }).returning('id')));
    // The reads of one turn share a connection, and all of them are broken off.
    const reads = [fetchRows(db, SLEEP), fetchRows(db, SLEEP)];
    const ways = [db.users.count(), ...reads, inTransaction(db, (tx) => tx.users.count())];
    const errors = await Promise.all(ways.map(caught));
    expect(await inDoubt).toBeInstanceOf(CommitInDoubt);
    expect(await written).toBeInstanceOf(CommitInDoubt);
    expect(errors.map(isDatabaseAway)).toEqual([true, true, true, true]);
    expect(performance.now() - frozen).toBeLessThan(9_000);

    goOn();
    expect(await db.users.count()).toBe(1);
  },
);
