import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * One folder of prisma/migrations.
 * @typedef {{ name: string, sql: string, checksum: string }} Migration
 */

/**
 * The migrations in the order they apply.
 * @param {string} folder
 * @returns {Migration[]}
 */
export function readMigrations(folder) {
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
 * @param {Migration[]} migrations
 * @param {{ migration_name: string, checksum: string, finished_at: Date | null, logs: string | null }[]} rows
 */
export function pendingOf(migrations, rows) {
  const known = new Set(migrations.map((each) => each.name));
  const lost = rows.find((row) => !known.has(row.migration_name));
  if (lost) throw new Error(`the database has the migration ${lost.migration_name}, which this checkout lacks`);
  const done = new Map(rows.map((row) => [row.migration_name, row]));
  return migrations.filter(({ name, checksum }) => {
    const row = done.get(name);
    if (!row) return true;
    if (!row.finished_at) throw new Error(`the migration ${name} failed earlier: ${row.logs ?? ''}`);
    if (row.checksum !== checksum) throw new Error(`the migration ${name} was edited after it was applied`);
    return false;
  });
}

/**
 * The time stamp for a new migration: now, or just behind the last one where that one is ahead of the clock.
 * @param {Migration[]} migrations
 */
export function nextStamp(migrations, now = new Date()) {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/\D/g, '');
  const last = migrations.at(-1)?.name.slice(0, stamp.length) ?? '';
  return stamp > last ? stamp : String(BigInt(last) + 1n);
}
