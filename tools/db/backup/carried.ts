import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../process/folders.ts';
import { openSupervisor } from '../../process/supervisor.ts';
import { endOrphans } from '../../process/orphans.ts';
import { startPostgres } from '../../services/postgres.ts';
import { readRunFile } from '../../process/run-file.ts';
import { CliError } from '../../process/cli-error.ts';
import { acquireInstanceLock, findRunningInstance } from '../../process/instance-lock.ts';
import { queryOnce } from '../query-once.ts';

const NAME = 'fairway';

/**
 * Does something with the carried PostgreSQL of the data folder: the one that `npm start` runs at this moment, or, when none
 * does, one that is started for this alone. `forRestore`: it makes the database, and nobody else may be there.
 */
export async function withCarriedDatabase(
  data: string,
  { forRestore }: { forRestore: boolean },
  body: (url: string) => Promise<void>,
): Promise<void> {
  const running = findRunningInstance(data) !== null;
  if (running && forRestore)
    throw new CliError(`Fairway runs on ${data}: stop it, or name another folder with DATA_DIR or --data-dir.`);
  if (running) {
    const run = readRunFile(data);
    if (!run) throw new CliError(`Fairway is just starting on ${data}: try again when it is up.`);
    return body(run.database_url);
  }
  if (!forRestore && !fs.existsSync(path.join(data, 'postgres.password')))
    throw new CliError(`${data} holds no database: set DATABASE_URL, or DATA_DIR to the folder of one.`);
  makeFolder(data);
  const release = acquireInstanceLock(data);
  await endOrphans(data);
  const supervisor = openSupervisor(data);
  try {
    const postgres = await startPostgres({ supervisor, folder: path.join(data, 'postgres') });
    const found = await queryOnce(postgres.url(), 'SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (found.length === 0) await queryOnce(postgres.url(), `CREATE DATABASE "${NAME}"`);
    await body(postgres.url(NAME));
  } finally {
    await supervisor.close();
    release();
  }
}
