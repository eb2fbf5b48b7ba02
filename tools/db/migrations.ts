import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../process/cli-error.ts';

/** One folder of prisma/migrations. */
export type Migration = { name: string; sql: string; checksum: string };

/** What Prisma's table says of a migration that was applied. */
export type MigrationRow = { migration_name: string; checksum: string; finished_at: Date | null; logs: string | null };

/** The migrations in the order they apply. */
export function readMigrations(folder: string): Migration[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name)
    .toSorted()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Which migrations are still to be applied, given the rows of Prisma's table. Throws when the table and the folder tell
 * different stories.
 */
export function listPendingMigrations(migrations: Migration[], rows: MigrationRow[]) {
  const known = new Set(migrations.map((each) => each.name));
  const lost = rows.find((row) => !known.has(row.migration_name));
  if (lost) throw new CliError(`the database has the migration ${lost.migration_name}, which this checkout lacks`);
  const done = new Map(rows.map((row) => [row.migration_name, row]));
  return migrations.filter(({ name, checksum }) => {
    const row = done.get(name);
    if (!row) return true;
    if (!row.finished_at) throw new CliError(`The migration ${name} failed earlier: ${row.logs ?? ''}`);
    if (row.checksum !== checksum) throw new CliError(`the migration ${name} was edited after it was applied`);
    return false;
  });
}

/** The time stamp for a new migration: now, or just behind the last one where that one is ahead of the clock. */
export function getNextTimestamp(migrations: Migration[], now = new Date()) {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/\D/g, '');
  const last = migrations.at(-1)?.name.slice(0, stamp.length) ?? '';
  return stamp > last ? stamp : String(BigInt(last) + 1n);
}
