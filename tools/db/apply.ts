import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CliError } from '../process/cli-error.ts';
import { listPendingMigrations, readMigrations, type Migration, type MigrationRow } from './migrations.ts';
import {
  findConcurrentIndex,
  findMigrationFault,
  runsOutsideTransaction,
  splitStatements,
  type Statement,
} from './statements.ts';

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

/** PostgreSQL's numbers for a lock that was not to be had in time, and for two that wait for each other. */
const LOCK_CONFLICTS = new Set(['55P03', '40P01']);

/** How a migration gives way. */
interface RetryPolicy {
  /** How long a statement waits for a lock: for as long, everybody else waits behind it. */
  lockMs: number;
  /** How long others have their turn after that; it doubles each time, up to half a minute. */
  pauseMs: number;
  /** How long all of it is tried. */
  totalMs: number;
  /** Hears of each time that a migration gave way. */
  report: (line: string) => void;
}

const usual: RetryPolicy = { lockMs: 2_000, pauseMs: 1_000, totalMs: 10 * 60_000, report: () => {} };
const longestPauseMs = 30_000;

/**
 * Brings a database up to the migrations in the folder, each in a transaction of its own, and gives the names of those
 * that were applied now. Prisma's `migrate deploy` would need an engine that has to be downloaded.
 *
 * A change to a table waits until nobody uses it, and everybody else then waits behind the change. So it waits for a moment
 * only, gives way, and tries again.
 * @param options `only` says which migrations count, for a database of an earlier day
 */
export async function deploy(
  connectionString: string,
  folder: string,
  { only = () => true, ...patience }: Partial<RetryPolicy> & { only?: (name: string) => boolean } = {},
): Promise<string[]> {
  const client = await connect(connectionString);
  const rules = { ...usual, ...patience };
  try {
    await acquireMigrationLock(client, rules);
    await client.query(table);
    const { rows } = await client.query<MigrationRow>(
      'SELECT * FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    const pending = listPendingMigrations(readMigrations(folder), rows).filter(({ name }) => only(name));
    for (const migration of pending) await apply(client, migration, rules);
    return pending.map((each) => each.name);
  } finally {
    await client.end();
  }
}

async function connect(connectionString: string) {
  // The limits of a role or a database are for requests: a migration may take its time, but for the locks.
  const options = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';
  const client = new pg.Client({ connectionString, options, connectionTimeoutMillis: 10_000 });
  // A connection that is lost fails the statement under way; unheard, it would end the process as well.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(connectionString);
    throw new CliError(
      `The database at ${host} cannot be migrated: ${describeError(error)}. Set DATABASE_URL to one that answers.`,
    );
  }
  return client;
}

/**
 * Takes Prisma's lock. It is asked for again and again: a statement that waits for it would itself be in the way of an index
 * that another one makes beside the work of others.
 */
async function acquireMigrationLock(client: pg.Client, { pauseMs, totalMs, report }: RetryPolicy) {
  const limit = performance.now() + totalMs;
  let told = false;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [lock]);
    if (rows[0]?.mine) return;
    if (performance.now() > limit)
      throw new CliError('Another migration has been running for too long: end it, then run this again.');
    if (!told) report('another migration is running; waiting for it');
    told = true;
    await pause(pauseMs);
  }
}

async function apply(client: pg.Client, migration: Migration, { lockMs, pauseMs, totalMs, report }: RetryPolicy) {
  const { name, sql } = migration;
  const statements = splitStatements(sql);
  const fault = findMigrationFault({ sql, statements });
  if (fault) throw new CliError(`The migration ${name} was not applied: ${fault}.`);
  // Nobody waits behind what works beside others, which itself has to wait for everybody who is at work.
  await client.query(`SET lock_timeout = ${Math.trunc(runsOutsideTransaction(sql) ? totalMs : lockMs)}`);
  const limit = performance.now() + totalMs;
  for (let wait = pauseMs; ; wait = Math.min(2 * wait, longestPauseMs)) {
    const failure = await (runsOutsideTransaction(sql) ? applyOutsideTransaction : applyInTransaction)(
      client,
      migration,
      statements,
    );
    if (!failure) return;
    if (!LOCK_CONFLICTS.has(failure.code) || performance.now() + wait > limit)
      throw new CliError(await explainFailure(client, migration, failure), { cause: failure.error });
    report(
      `${name} gives way at line ${failure.line}, since others use what it changes; trying again in ${wait / 1000} s`,
    );
    await pause(wait);
  }
}

/** What stopped a migration, and where. */
export type Failure = { error: unknown; code: string; line: number; text: string };

/** All of it, or nothing. */
async function applyInTransaction(
  client: pg.Client,
  migration: Migration,
  statements: Statement[],
): Promise<Failure | null> {
  await client.query('BEGIN');
  const failure = (await runAll(client, statements)) ?? (await recordMigration(client, migration, 'COMMIT'));
  // Without a connection there is nothing left to roll back.
  if (failure) await client.query('ROLLBACK').catch(() => {});
  return failure;
}

/**
 * One statement after another, for what no transaction allows. Each can be repeated; an index that was left half made is made
 * anew.
 */
async function applyOutsideTransaction(
  client: pg.Client,
  migration: Migration,
  statements: Statement[],
): Promise<Failure | null> {
  const unfinished = statements.flatMap((statement) => findConcurrentIndex(statement) ?? []);
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relname = ANY($1) AND NOT indisvalid AND pg_table_is_visible(indexrelid)`,
    [unfinished],
  );
  const drops = rows.map(({ name }) => ({ text: `DROP INDEX CONCURRENTLY IF EXISTS ${name}`, line: 1 }));
  return (await runAll(client, [...drops, ...statements])) ?? recordMigration(client, migration);
}

async function runAll(client: pg.Client, statements: Statement[]): Promise<Failure | null> {
  for (const statement of statements) {
    try {
      await client.query(statement.text);
    } catch (error) {
      return { ...statement, error, code: getErrorCode(error) };
    }
  }
  return null;
}

/** Writes the migration into Prisma's table. */
async function recordMigration(
  client: pg.Client,
  { name, checksum }: Migration,
  then?: string,
): Promise<Failure | null> {
  try {
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    if (then) await client.query(then);
    return null;
  } catch (error) {
    return { error, code: getErrorCode(error), line: 1, text: then ?? 'the note that it is applied' };
  }
}

/** What a person reads: which migration, which statement, and what to do. */
async function explainFailure(client: pg.Client, { name, sql }: Migration, { error, code, line, text }: Failure) {
  const first = text.split('\n', 1)[0] ?? '';
  const statement = first.length > 100 ? `${first.slice(0, 100)}…` : first;
  const kept = runsOutsideTransaction(sql)
    ? 'The statements before it are kept and harmless to repeat.'
    : 'Nothing of it is kept.';
  const head = `The migration ${name} was not applied. Line ${line}, ${statement}: ${describeError(error)}. ${kept}`;
  if (!LOCK_CONFLICTS.has(code))
    return `${head} Put prisma/migrations/${name}/migration.sql right, then run this again.`;
  return `${head} ${await describeOldestTransactions(client)}Run this again when nothing holds what it changes.`;
}

/** Who may be in the way: the oldest transactions. */
async function describeOldestTransactions(client: pg.Client) {
  const { rows } = await client
    .query<{ pid: number; who: string; seconds: number }>(
      `SELECT pid, coalesce(nullif(application_name, ''), usename, '') AS who, extract(epoch FROM now() - xact_start)::int AS seconds
       FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start < now() - interval '1 second'
       ORDER BY xact_start LIMIT 3`,
    )
    .catch(() => ({ rows: [] }));
  if (rows.length === 0) return '';
  const list = rows.map(({ pid, who, seconds }) => `process ${pid}${who && ` (${who})`} for ${seconds} s`);
  return `The oldest transactions: ${list.join(', ')}. `;
}

function getErrorCode(error: unknown) {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}

const describeError = (error: unknown) =>
  error instanceof Error ? error.message || getErrorCode(error) : String(error);
