import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CliError } from '../../process/cli-error.ts';
import { deploy } from '../apply.ts';
import { readMigrations } from '../migrations.ts';
import { listForeignKeys, MIGRATION_LOCK, MIGRATIONS_TABLE, quoted, listTables, listTriggers } from './catalogue.ts';
import { tablePart, type Manifest } from './manifest.ts';
import { readPart, type PartsOf } from './parts.ts';

/** Refuses a backup that this checkout's migrations cannot make the tables for. */
export function refuseForeignMigrations(manifest: Manifest, folder: string): void {
  const here = new Map(readMigrations(folder).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of manifest.migrations) {
    if (here.has(name) && here.get(name) !== checksum)
      throw new CliError(
        `The migration ${name} differs from the one of the backup: restore with version ${manifest.app_version}.`,
      );
    if (!here.has(name))
      throw new CliError(
        `The backup has the migration ${name}, which this version lacks: restore with version ${manifest.app_version} or a later one.`,
      );
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A connection that breaks between two statements: the next one tells of it.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Refuses a database that holds anything: tables of another product, rows, or migrations that are newer than the backup. */
export async function refuseFullDatabase(url: string, manifest: Manifest): Promise<void> {
  const client = await connect(url);
  try {
    const tables = await listTables(client);
    if (tables.length === 0) return;
    if (!tables.some(({ name }) => name === MIGRATIONS_TABLE))
      throw new CliError(
        'The database holds tables of something else: name an empty one with DATABASE_URL or --database.',
      );
    const { rows } = await client.query<{ name: string }>(`SELECT migration_name AS name FROM "${MIGRATIONS_TABLE}"`);
    const newer = rows.find(({ name }) => !manifest.migrations.some((each) => each.name === name));
    if (newer)
      throw new CliError(
        `The database has the migration ${newer.name}, which is newer than the backup: name an empty one.`,
      );
    await refuseRows(client, tables);
  } finally {
    await client.end();
  }
}

async function refuseRows(client: pg.Client, tables: { name: string }[]): Promise<void> {
  for (const { name } of tables) {
    if (name === MIGRATIONS_TABLE) continue;
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rowCount)
      throw new CliError(
        `The database is not empty (${name} has rows), and nothing is ever overwritten: name an empty one with DATABASE_URL or --database.`,
      );
  }
}

/**
 * Fills an empty database: the migrations up to the backup's newest, then every row in one transaction, which holds all of it or
 * nothing. `beforeCommit` runs when the rows are in and proved.
 */
export async function loadDatabase(
  of: PartsOf,
  manifest: Manifest,
  { url, migrations, beforeCommit }: { url: string; migrations: string; beforeCommit: () => Promise<void> },
): Promise<void> {
  const names = new Set(manifest.migrations.map(({ name }) => name));
  await deploy(url, migrations, { only: (name) => names.has(name) });
  const client = await connect(url);
  try {
    await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'; SET statement_timeout = 0");
    await client.query('SET idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN');
    await fill(client, of, manifest);
    await beforeCommit();
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    // Without the COMMIT the server undoes everything.
    await client.end();
  }
}

/**
 * Foreign keys are taken off and put back, which proves each of them over all rows, and needs no superuser; triggers rest, for
 * what they did is among the rows.
 */
async function fill(client: pg.Client, of: PartsOf, manifest: Manifest): Promise<void> {
  const tables = (await listTables(client)).filter(({ name }) => name !== MIGRATIONS_TABLE);
  const shape = (all: { name: string; columns: string[] }[]) =>
    JSON.stringify(all.map(({ name, columns }) => [name, columns.toSorted()]).toSorted());
  if (shape(tables) !== shape(manifest.tables))
    throw new CliError('The migrations make other tables than those of the backup: nothing was restored.');
  await client.query(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await refuseRows(client, tables);
  const [foreignKeys, triggers] = [await listForeignKeys(client), await listTriggers(client)];
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  for (const { table, name } of triggers)
    await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER ${quoted(name)}`);
  for (const table of manifest.tables) await copyIn(client, of, table);
  for (const { name, last_value, is_called } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), last_value, is_called]);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  for (const { table, name, enable } of triggers)
    await client.query(`ALTER TABLE ${quoted(table)} ${enable} TRIGGER ${quoted(name)}`);
}

async function copyIn(
  client: pg.Client,
  of: PartsOf,
  { name, columns, rows, part }: Manifest['tables'][number],
): Promise<void> {
  // Opened before the COPY begins: a part that is missing must not leave it waiting for rows.
  const content = await readPart(of, tablePart(name), part);
  const into = client.query(copyFrom(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`));
  await pipeline(content, into);
  if (into.rowCount !== rows)
    throw new CliError(`${name} got ${into.rowCount} rows, and the backup has ${rows}: nothing was restored.`);
}
