import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { TestServices } from '@fairway/server/test/provided';
import { testFolder } from '@fairway/server/test/storage';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { CliError } from '../process/cli-error.ts';
import { deploy } from './apply.ts';
import { queryOnce } from './query-once.ts';
import { outsideMark } from './statements.ts';

const { postgres_url }: TestServices = inject('services');
let url: string;
let name: string;
let folder: string;

beforeEach(async () => {
  name = `fairway_migrations_${randomBytes(6).toString('hex')}`;
  await queryOnce(postgres_url, `CREATE DATABASE "${name}"`);
  const own = new URL(postgres_url);
  own.pathname = `/${name}`;
  url = own.href;
  folder = testFolder();
  migration(
    '1_things',
    'CREATE TABLE "things" ("id" INT PRIMARY KEY, "name" TEXT);\nINSERT INTO "things" VALUES (1, \'a\'), (2, \'a\');',
  );
  await deploy(url, folder);
});
afterEach(() => queryOnce(postgres_url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));

function migration(called: string, sql: string): void {
  fs.mkdirSync(path.join(folder, called), { recursive: true });
  fs.writeFileSync(path.join(folder, called, 'migration.sql'), sql);
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error as Error,
  );

/** A transaction that has read the table and is not over. */
async function reader(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'a long report' });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT count(*) FROM things');
  let open = true;
  const end = async () => {
    if (open) await client.end();
    open = false;
  };
  onTestFinished(end);
  return end;
}

test('a migration that needs a table in use gives way to others, and is applied when the table is free', async () => {
  const end = await reader();
  migration('2_more', 'ALTER TABLE "things" ADD COLUMN "more" TEXT;');
  const waits: number[] = [];
  const progress = { goesOn: true };
  const callers = (async () => {
    while (progress.goesOn) {
      const began = performance.now();
      await queryOnce(url, 'SELECT count(*) FROM things');
      waits.push(performance.now() - began);
    }
  })();
  const report = vi.fn();
  const applied = deploy(url, folder, { lockMs: 300, pauseMs: 200, report });
  await vi.waitFor(
    () => {
      expect(report.mock.calls.length).toBeGreaterThanOrEqual(2);
      // While the report still holds the table, and the migration waits for it, others go on.
      expect(waits.length).toBeGreaterThan(5);
    },
    { timeout: 20_000 },
  );
  expect(report.mock.calls[0]).toEqual([
    '2_more gives way at line 1, since others use what it changes; trying again in 0.2 s',
  ]);
  await end();
  expect(await applied).toEqual(['2_more']);
  progress.goesOn = false;
  await callers;
  // Without giving way the first caller behind the migration would have waited for the report's end.
  expect(Math.max(...waits)).toBeLessThan(3_000);
  expect(await queryOnce(url, 'SELECT more FROM things WHERE id = 1')).toEqual([{ more: null }]);
});

test('a table that is never free ends in one message that says which statement waits, and for whom', async () => {
  const end = await reader();
  migration('2_more', '-- Why.\nUPDATE "things" SET "name" = \'b\';\nALTER TABLE "things" ADD COLUMN "more" TEXT;');
  const error = await failure(deploy(url, folder, { lockMs: 100, pauseMs: 100, totalMs: 1_500 }));
  await end();
  expect(error).toBeInstanceOf(CliError);
  expect(error.message).toMatch(
    /^The migration 2_more was not applied\. Line 3, ALTER TABLE "things" ADD COLUMN "more" TEXT: canceling statement due to lock timeout\. Nothing of it is kept\. The oldest transactions: process \d+ \(a long report\) for \d+ s\. Run this again when nothing holds what it changes\.$/,
  );
  expect(await queryOnce(url, 'SELECT name FROM things')).toEqual([{ name: 'a' }, { name: 'a' }]);
});

test('a statement that fails ends in one message that says which and what to do, and nothing is kept', async () => {
  migration('2_more', 'ALTER TABLE "things" ADD COLUMN "more" TEXT;\n\nALTER TABLE "nothing" ADD COLUMN "more" TEXT;');
  const error = await failure(deploy(url, folder));
  expect(error).toBeInstanceOf(CliError);
  expect(error.message).toBe(
    'The migration 2_more was not applied. Line 3, ALTER TABLE "nothing" ADD COLUMN "more" TEXT: relation "nothing" does not exist. Nothing of it is kept. Put prisma/migrations/2_more/migration.sql right, then run this again.',
  );
  migration('2_more', 'ALTER TABLE "things" ADD COLUMN "more" TEXT;');
  expect(await deploy(url, folder)).toEqual(['2_more']);
});

test('a database nobody listens for is told in one message without its password', async () => {
  const error = await failure(deploy('postgresql://me:secret@127.0.0.1:1/none', folder));
  expect(error).toBeInstanceOf(CliError);
  expect(error.message).toContain('The database at 127.0.0.1:1 cannot be migrated');
  expect(error.message).not.toContain('secret');
});

test('an index is made beside the work of others, and one that was left invalid is made anew', async () => {
  migration(
    '2_index',
    `${outsideMark}\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "things_name" ON "things" ("name");`,
  );
  const error = await failure(deploy(url, folder));
  expect(error.message).toMatch(/^The migration 2_index was not applied\. Line 2, .*could not create unique index/);
  const valid = async () => {
    const rows = await queryOnce(url, "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('things_name')");
    return rows.map((row) => row['indisvalid']);
  };
  expect(await valid()).toEqual([false]);
  await queryOnce(url, "UPDATE things SET name = 'b' WHERE id = 2");
  expect(await deploy(url, folder)).toEqual(['2_index']);
  expect(await valid()).toEqual([true]);
});

test('an index that was made and not noted is left as it is and noted', async () => {
  migration('2_index', `${outsideMark}\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "things_name" ON "things" ("name");`);
  await queryOnce(url, 'CREATE INDEX "things_name" ON "things" ("name")');
  expect(await deploy(url, folder)).toEqual(['2_index']);
  expect(await deploy(url, folder)).toEqual([]);
});

test('several at once take turns, also when one makes an index beside the others', async () => {
  migration('2_index', `${outsideMark}\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "things_name" ON "things" ("name");`);
  migration('3_more', 'ALTER TABLE "things" ADD COLUMN "more" TEXT;');
  const applied = await Promise.all([1, 2, 3].map(() => deploy(url, folder, { pauseMs: 50 })));
  expect(applied.flat().toSorted()).toEqual(['2_index', '3_more']);
});
