import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../process/cli-error.ts';
import { findFreePort } from '../process/ports.ts';
import { waitUntil } from '../process/processes.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { ensureCluster } from './postgres-cluster.ts';
import { locatePostgresFiles, locatePostgresPrograms } from './postgres-place.ts';
import { findUnprivilegedUser } from './unprivileged-user.ts';

/** For tests alone: a crash of the machine may lose everything, and nobody minds. */
const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A running PostgreSQL of our own. */
export interface Postgres {
  /** The address of a database, as the superuser. */
  url: (database?: string) => string;
  port: number;
  /** The folder of its files. */
  place: string;
  child: ChildProcess;
  /** Ends it as an administrator would: running queries are broken off. */
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL of the npm package on the folder, which is made and filled when new.
 * @param options `durable: false` is for tests; `settings` are further `name=value` pairs
 */
export async function startPostgres({
  supervisor,
  folder,
  port,
  durable = true,
  settings = [],
}: {
  supervisor: Supervisor;
  folder: string;
  port?: number;
  durable?: boolean;
  settings?: string[];
}): Promise<Postgres> {
  const user = findUnprivilegedUser();
  const programs = path.join(locatePostgresPrograms(user), 'bin');
  const place = locatePostgresFiles(folder, user);
  const password = ensureCluster(programs, place, user, supervisor.removeOnClose);

  const chosen = port ?? (await findFreePort());
  const log = `${folder}.log`;
  const output = fs.openSync(log, 'w');
  const pairs = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'max_connections=200'];
  if (!durable) pairs.push(...UNSAFE_SETTINGS);
  pairs.push(...settings);
  const args = ['-D', place, '-p', `${chosen}`, ...pairs.flatMap((pair) => ['-c', pair])];
  const child = supervisor.start(path.join(programs, 'postgres'), args, {
    ...user,
    cwd: place,
    service: true,
    stopSignal: 'SIGINT',
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  const url = (database = 'postgres') => `postgresql://postgres:${password}@127.0.0.1:${chosen}/${database}`;
  await waitUntil(() => child.exitCode !== null || accepts(url()), 60_000, 'the start of PostgreSQL');
  if (child.exitCode !== null)
    throw new CliError(`PostgreSQL did not start, see ${log}:\n${fs.readFileSync(log, 'utf8').slice(-1000)}`);

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await gone;
  };
  return { url, port: chosen, place, child, stop };
}

async function accepts(connectionString: string) {
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
