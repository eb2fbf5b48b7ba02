import fs from 'node:fs';
import path from 'node:path';
import { deploy } from '../../db/apply.ts';
import { queryOnce } from '../../db/query-once.ts';
import { CliError } from '../../process/cli-error.ts';
import { logger } from '../../process/log.ts';
import { root } from '../../process/paths.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/**
 * Brings the database to the present schema; makes it first when the PostgreSQL is our own. Says which migrations were
 * applied.
 */
export async function prepareDatabase({ databaseUrl, ownDatabase }: Services, { data }: Settings) {
  if (ownDatabase) await createDatabase(databaseUrl, fs.existsSync(getSeedingMarkerPath(data)));
  return deploy(databaseUrl, path.join(root, 'prisma/migrations'));
}

/**
 * Makes the database where there is none. `anew`: the one that is there holds half a demo world and makes room for a new
 * one. It keeps its rows under another name: what an earlier run has made is not for this one to delete.
 */
async function createDatabase(databaseUrl: string, anew: boolean) {
  const server = new URL(databaseUrl);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const databases = await queryOnce(server.href, 'SELECT datname FROM pg_database');
  const names = databases.map((each) => String(each.datname));
  if (names.includes(name) && !anew) return;
  if (names.includes(name)) {
    const aside = findFreeDatabaseName(name, names);
    await queryOnce(server.href, `ALTER DATABASE "${name}" RENAME TO "${aside}"`);
    logger('start')(`the demo world was loaded only in part: its database was set aside as ${aside}`);
  }
  await queryOnce(server.href, `CREATE DATABASE "${name}"`);
}

/**
 * Loads the demo world into a database without users. A note stands beside the data while it loads: a half-made world is
 * made anew where the database is our own, and complained about where it is not.
 */
export async function loadDemoWorld(
  { databaseUrl, ownDatabase }: Services,
  { data }: Settings,
  seed: () => Promise<void>,
) {
  const note = getSeedingMarkerPath(data);
  if (!ownDatabase && fs.existsSync(note)) {
    throw new CliError(`The demo world was loaded only in part: empty the database, then remove ${note}.`);
  }
  const users = await queryOnce(databaseUrl, 'SELECT 1 FROM users LIMIT 1');
  if (users.length > 0) return false;
  fs.writeFileSync(note, '');
  await seed();
  fs.rmSync(note);
  return true;
}

/** A name for a database that is set aside, which none has yet. */
function findFreeDatabaseName(name: string, taken: string[]) {
  for (let count = 1; ; count += 1) {
    const candidate = `${name}_unfinished_${count}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

const getSeedingMarkerPath = (data: string) => path.join(data, 'loading-demo-world');
