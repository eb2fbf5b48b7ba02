import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pendingOf, readMigrations } from './migrations.mjs';

/** Prisma's own lock, so that its command line and several of our starts take turns. */
const lock = 72707369;

/** Prisma's own table, so that its command line accepts what we applied. */
const table = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Brings a database up to the migrations in the folder, each in a transaction of its own, and gives the names of those
 * that were applied now. Prisma's `migrate deploy` would need an engine that has to be downloaded.
 * @param {string} connectionString
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function deploy(connectionString, folder) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await client.query(table);
    const { rows } = await client.query('SELECT * FROM "_prisma_migrations" WHERE rolled_back_at IS NULL');
    const pending = pendingOf(readMigrations(folder), rows);
    for (const migration of pending) await apply(client, migration);
    return pending.map((each) => each.name);
  } finally {
    await client.end();
  }
}

/**
 * @param {pg.Client} client
 * @param {import('./migrations.mjs').Migration} migration
 */
async function apply(client, { name, sql, checksum }) {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`the migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
