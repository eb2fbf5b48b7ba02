import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { connectDb, type Db } from '@fairway/db/client';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { raiseWorld } from '../../../prisma/seed/world.ts';
import { queryOnce } from '../../../tools/db/query-once.ts';
import { diskStorage } from '#adapters/storage/disk.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import { testDatabase } from './database.ts';
import { testPayments } from './payments.ts';
import type { TestServices } from './provided.ts';
import { testFolder } from './storage.ts';

/** A database with the demo world, and the folder of its files. */
export interface SeededSite {
  db: Db;
  url: string;
  data: string;
  storage: Storage;
}

/** Raises the demo world in a database of its own; both go with the test or, called in `beforeAll`, by `drop`. */
export async function seededSite(storage?: Storage): Promise<SeededSite & { drop: () => Promise<void> }> {
  const database = await testDatabase();
  const data = testFolder();
  const db = connectDb({ url: database.url, max: 10 });
  const files = storage ?? diskStorage(path.join(data, 'files'));
  await raiseWorld(db, {
    now: new Date(),
    publicUrl: 'http://golf.example',
    storage: files,
    payments: testPayments,
  });
  const drop = async () => {
    await db.$disconnect();
    await database.drop();
  };
  return { db, url: database.url, data, storage: files, drop };
}

/** A database without a single table, which goes with the test. */
export async function emptyDatabase(): Promise<string> {
  const { postgres_url }: TestServices = inject('services');
  const name = `fairway_test_${randomBytes(6).toString('hex')}`;
  await queryOnce(postgres_url, `CREATE DATABASE "${name}"`);
  onTestFinished(async () => {
    await queryOnce(postgres_url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
  const url = new URL(postgres_url);
  url.pathname = `/${name}`;
  return url.href;
}

/** The rows of every table as a hash and a count, as the connection sees them. */
async function rowHashes(client: pg.Client): Promise<Record<string, { rows: number; hash: string | null }>> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
  );
  const found: Record<string, { rows: number; hash: string | null }> = {};
  for (const { name } of rows) {
    const { rows: hashes } = await client.query<{ rows: number; hash: string | null }>(
      `SELECT count(*)::int AS rows, md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS hash FROM "${name}" t`,
    );
    if (hashes[0]) found[name] = hashes[0];
  }
  return found;
}

/** `rowHashes` of a database as it is now, or as it was at an exported snapshot that is still open. */
export async function fingerprint(url: string, snapshot?: string): ReturnType<typeof rowHashes> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    if (snapshot) await client.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
    return await rowHashes(client);
  } finally {
    await client.end();
  }
}

/** Everything that a database holds besides rows: constraints, triggers, indexes, columns, functions, types, migrations. */
export async function definitions(url: string): Promise<Record<string, unknown>> {
  const list = async (sql: string) =>
    (await queryOnce(url, sql)).map((row) => Object.values(row).join(' | ')).toSorted();
  return {
    constraints: await list(
      `SELECT conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace`,
    ),
    triggers: await list(
      'SELECT tgrelid::regclass, tgname, tgenabled, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal',
    ),
    foreignKeyTriggers: await list(
      'SELECT tgrelid::regclass, tgenabled, count(*) FROM pg_trigger WHERE tgisinternal GROUP BY 1, 2',
    ),
    indexes: await list("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"),
    columns: await list(
      `SELECT table_name, column_name, data_type, is_nullable, column_default, ordinal_position FROM information_schema.columns
       WHERE table_schema = 'public' `,
    ),
    functions: await list(
      `SELECT p.oid::regprocedure, prosrc FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
    ),
    enums: await list('SELECT enumtypid::regtype, enumsortorder, enumlabel FROM pg_enum'),
    migrations: await list('SELECT migration_name, checksum FROM _prisma_migrations'),
  };
}
