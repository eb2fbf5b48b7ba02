import fs from 'node:fs';
import path from 'node:path';
import { deploy } from '../db/apply.mjs';
import { ask } from '../db/ask.mjs';
import { root } from '../lib/paths.mjs';
import { Stop } from '../lib/stop.mjs';

/**
 * Brings the database to the present schema; makes it first when the PostgreSQL is our own. Says which migrations were
 * applied.
 * @param {import('./services.mjs').Services} services
 * @param {import('./settings.mjs').Settings} settings
 */
export async function prepareDatabase({ databaseUrl, ownDatabase }, { data }) {
  if (ownDatabase) await makeDatabase(databaseUrl, fs.existsSync(seedingNote(data)));
  return deploy(databaseUrl, path.join(root, 'prisma/migrations'));
}

/**
 * @param {string} databaseUrl
 * @param {boolean} anew
 */
async function makeDatabase(databaseUrl, anew) {
  const server = new URL(databaseUrl);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  if (anew) await ask(server.href, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  const found = await ask(server.href, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.length === 0) await ask(server.href, `CREATE DATABASE "${name}"`);
}

/**
 * Loads the demo world into a database without users. A note stands beside the data while it loads: a half-made world is
 * made anew where the database is our own, and complained about where it is not.
 * @param {import('./services.mjs').Services} services
 * @param {import('./settings.mjs').Settings} settings
 * @param {() => Promise<void>} seed
 */
export async function loadDemoWorld({ databaseUrl, ownDatabase }, { data }, seed) {
  const note = seedingNote(data);
  if (!ownDatabase && fs.existsSync(note)) {
    throw new Stop(`The demo world was loaded only in part: empty the database, then remove ${note}.`);
  }
  const users = await ask(databaseUrl, 'SELECT 1 FROM users LIMIT 1');
  if (users.length > 0) return false;
  fs.writeFileSync(note, '');
  await seed();
  fs.rmSync(note);
  return true;
}

/** @param {string} data */
const seedingNote = (data) => path.join(data, 'loading-demo-world');
