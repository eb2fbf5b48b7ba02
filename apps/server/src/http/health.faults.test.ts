import { connectDb, inTransaction } from '@fairway/db/client';
import { databaseProbe } from '@fairway/db/probe';
import { appOn } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { fileDatabase } from '#test/file-database.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { queryOnce } from '../../../../tools/db/query-once.ts';
import { listMigrations } from './migrations.ts';

const home = fileDatabase({ max: 1 });

async function anApp(db = home.db): Promise<FastifyInstance> {
  const app = await appOn(db);
  onTestFinished(() => app.close());
  return app;
}

/** An app on a database of its own, which `change` has changed. */
async function appAfter(...change: string[]): Promise<FastifyInstance> {
  const database = await testDatabase();
  for (const statement of change) await queryOnce(database.url, statement);
  const db = connectDb({ url: database.url, max: 1 });
  onTestFinished(async () => {
    await db.$disconnect();
    await database.drop();
  });
  return anApp(db);
}

const readAnswers = async (app: FastifyInstance) => {
  const [health, ready] = await Promise.all([app.inject('/api/health'), app.inject('/api/ready')]);
  return { health: [health.statusCode, health.json()], ready: [ready.statusCode, ready.json()] };
};

const WELL = { database: 'ok', migrations: 'ok', load: 'ok', redis: 'away' };
const UNMIGRATED = 'waiting for the database to be migrated';

let newest: string;
beforeEach(() => {
  newest = listMigrations().toSorted().at(-1)!;
});

test('a process whose connections are all in use, with others in line, is well', async () => {
  const app = await anApp();
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const inUse = inTransaction(home.db, async (tx) => {
    await tx.$queryRaw`SELECT 1`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const inLine = Array.from({ length: 20 }, () => home.db.users.count());
  expect(await readAnswers(app)).toEqual({ health: [200, { status: 'ok' }], ready: [200, { status: 'ok', ...WELL }] });
  released.resolve();
  await Promise.all([inUse, ...inLine]);
});

test('a process that was too busy to read the answer in time does not take the database for silent', async () => {
  const probe = databaseProbe(home.db, listMigrations());
  onTestFinished(() => probe.close());
  expect(await probe.state()).toBe('ok');
  const busyUntil = performance.now() + 3_500;
  while (performance.now() - busyUntil < -2_300);
  const state = probe.state();
  // The question is out; its answer comes while nobody reads.
  await new Promise((resolve) => setImmediate(resolve));
  while (performance.now() < busyUntil);
  expect(await state).toBe('ok');
});

test.each([
  ['without any migration', ['DROP TABLE _prisma_migrations']],
  ['that lacks the newest migration', ['DELETE FROM _prisma_migrations WHERE migration_name = $newest']],
  [
    'whose newest migration has not finished',
    ['UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $newest'],
  ],
  [
    'whose newest migration was rolled back',
    ['UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $newest'],
  ],
])('a database %s is one to wait for', async (_, statements) => {
  const app = await appAfter(...statements.map((text) => text.replace('$newest', `'${newest}'`)));
  expect(await readAnswers(app)).toEqual({
    health: [503, { status: UNMIGRATED }],
    ready: [503, { status: UNMIGRATED, ...WELL, migrations: 'missing' }],
  });
});

test('a database that is ahead of this version is one to work with', async () => {
  const app = await appAfter(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('later', '', '29991231000000_later', now())`,
  );
  expect(await readAnswers(app)).toMatchObject({ health: [200, { status: 'ok' }], ready: [200, { migrations: 'ok' }] });
});

test('however many ask how the database stands, it is asked once', async () => {
  const app = await anApp();
  const asked = async () => {
    const rows = await home.db.$queryRaw<{ calls: number }[]>`
      SELECT count(*)::int AS calls FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%_prisma_migrations%' AND pid <> pg_backend_pid()`;
    return rows[0]?.calls;
  };
  const all = await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/health')));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await asked()).toBe(1);
});
