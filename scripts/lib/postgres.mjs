import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { postgresFiles, postgresPrograms } from './postgres-place.mjs';
import { until } from './processes.mjs';
import { Stop } from './stop.mjs';
import { unprivilegedUser } from './unprivileged.mjs';

/** For tests alone: a crash of the machine may lose everything, and nobody minds. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A running PostgreSQL of our own.
 * @typedef {object} Postgres
 * @property {(database?: string) => string} url the address of a database, as the superuser
 * @property {number} port
 * @property {string} place the folder of its files
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => Promise<void>} stop ends it as an administrator would: running queries are broken off
 */

/**
 * Starts the PostgreSQL of the npm package on the folder, which is made and filled when new.
 * @param {{ keeper: import('./keeper.mjs').Keeper, folder: string, port?: number, durable?: boolean, settings?: string[] }} options
 * `durable: false` is for tests; `settings` are further `name=value` pairs
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ keeper, folder, port, durable = true, settings = [] }) {
  const user = unprivilegedUser();
  const programs = path.join(postgresPrograms(user), 'bin');
  const place = postgresFiles(folder, user);
  const password = initialise(programs, place, user);

  const chosen = port ?? (await freePort());
  const log = `${folder}.log`;
  const output = fs.openSync(log, 'w');
  const pairs = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'max_connections=200'];
  if (!durable) pairs.push(...hasty);
  pairs.push(...settings);
  const args = ['-D', place, '-p', `${chosen}`, ...pairs.flatMap((pair) => ['-c', pair])];
  const child = keeper.start(path.join(programs, 'postgres'), args, {
    ...user,
    cwd: place,
    service: true,
    endBy: 'SIGINT',
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  const url = (database = 'postgres') => `postgresql://postgres:${password}@127.0.0.1:${chosen}/${database}`;
  await until(() => child.exitCode !== null || accepts(url()), 60_000, 'the start of PostgreSQL');
  if (child.exitCode !== null)
    throw new Stop(`PostgreSQL did not start, see ${log}:\n${fs.readFileSync(log, 'utf8').slice(-1000)}`);

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await gone;
  };
  return { url, port: chosen, place, child, stop };
}

/**
 * Fills an empty folder by initdb. Gives the superuser's password, which is kept beside the folder.
 * @param {string} programs
 * @param {string} place
 * @param {{ uid?: number, gid?: number }} user
 */
function initialise(programs, place, user) {
  const file = `${place}.password`;
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  // What an initdb that was killed half-way has left.
  for (const name of fs.readdirSync(place)) fs.rmSync(path.join(place, name), { recursive: true });

  const password = randomBytes(16).toString('hex');
  const fresh = `${file}.new`;
  fs.rmSync(fresh, { force: true });
  fs.writeFileSync(fresh, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(fresh, user.uid, user.gid);
  const args = ['-D', place, '-U', 'postgres', '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${fresh}`, '--no-sync'];
  const locale = ['--locale-provider=icu', '--icu-locale=und', '--locale=C.UTF-8', '--no-instructions'];
  const { status, stderr, error } = spawnSync(path.join(programs, 'initdb'), [...args, ...locale], {
    ...user,
    cwd: place,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Stop(`PostgreSQL's initdb failed in ${place}: ${error?.message ?? stderr}`);
  // Only now: the file says that the folder is complete.
  fs.renameSync(fresh, file);
  return password;
}

/** @param {string} connectionString */
async function accepts(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
