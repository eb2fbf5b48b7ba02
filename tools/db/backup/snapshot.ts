import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { CliError } from '../../process/cli-error.ts';
import { MIGRATION_LOCK, MIGRATIONS_TABLE, quoted, listTables, type Table } from './catalogue.ts';

export interface Snapshot {
  /** By which another connection sees the database at the same moment, until this one is closed. */
  id: string;
  postgresVersion: string;
  migrations: { name: string; checksum: string }[];
  tables: Table[];
  sequences: { name: string; last_value: string; is_called: boolean }[];
  /** The rows of a table as COPY writes them; `rows` counts them once the stream has ended. */
  copyOut: (table: Table) => { content: Readable; rows: () => Promise<number> };
  /** The keys under which the rows' files lie, in the order of the keys below them, a line each. */
  copyKeys: () => Readable;
  close: () => Promise<void>;
}

/** Where rows name files: a file lies under such a key itself, or below it. */
const KEYS = `SELECT key FROM files UNION SELECT key FROM data_exports WHERE key IS NOT NULL`;

/**
 * Opens one transaction that sees the database as it is at this moment, for as long as it takes to copy it. Writers are not
 * held up; a migration waits until it is closed.
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A connection that breaks between two copies: the next copy tells of it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await begin(client);
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function begin(client: pg.Client): Promise<Snapshot> {
  const fetchRows = async <T>(sql: string) => (await client.query(sql)).rows as T[];
  await client.query(
    "SET timezone = 'UTC'; SET datestyle = 'ISO'; SET statement_timeout = 0; SET lock_timeout = '60s'",
  );
  const found = await listTables(client);
  if (!found.some(({ name }) => name === MIGRATIONS_TABLE))
    throw new CliError('The database holds no Fairway: there is nothing to back up.');
  // A migration that is under way is waited for, and none begins before every table is locked against it.
  await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]).catch((error: unknown) => {
    throw new CliError(`A migration has been running for a minute: back up when it has ended. (${String(error)})`);
  });
  const tables = (await listTables(client)).filter(({ name }) => name !== MIGRATIONS_TABLE);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`);
  const migrations = await fetchRows<{ name: string; checksum: string; finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM "${MIGRATIONS_TABLE}"
     WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const failed = migrations.find(({ finished }) => !finished);
  if (failed) throw new CliError(`The migration ${failed.name} has not finished: put it right before a backup.`);
  const names = await fetchRows<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  const sequences: Snapshot['sequences'] = [];
  // Read after the snapshot was taken: never behind a number that one of its rows has.
  for (const { name } of names) {
    const [state] = await fetchRows<{ last_value: string; is_called: boolean }>(
      `SELECT last_value::text, is_called FROM ${quoted(name)}`,
    );
    if (state) sequences.push({ name, ...state });
  }
  await client.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  const [server] = await fetchRows<{ server_version: string }>('SHOW server_version');

  const [exported] = await fetchRows<{ id: string }>('SELECT pg_export_snapshot() AS id');

  return {
    id: exported?.id ?? '',
    postgresVersion: server?.server_version ?? '',
    migrations: migrations.map(({ name, checksum }) => ({ name, checksum })),
    tables,
    sequences,
    copyOut({ name, columns }) {
      const content = client.query(copyTo(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`));
      // The server tells the count behind the last row: another question on this connection is answered after it.
      const rows = async () => {
        await client.query('SELECT 1');
        return content.rowCount;
      };
      return { content, rows };
    },
    copyKeys: () =>
      client.query(copyTo(`COPY (SELECT key FROM (${KEYS}) named ORDER BY key || '/' COLLATE "C") TO STDOUT`)),
    close: () => client.end(),
  };
}
