import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openSupervisor } from '../../../tools/process/supervisor.ts';
import { startPostgres, type Postgres } from '../../../tools/services/postgres.ts';
import { startRedis, type Redis } from '../../../tools/services/redis.ts';
import { createTemporaryFolder, locateTestFolders } from '../../../tools/process/temporary-folder.ts';

/** Starts services for one test alone, which it may stop, kill and start again. */
export interface OwnServices {
  /** Started again with the same port, it has the same address and data. */
  postgres: (port?: number) => Promise<Postgres>;
  /** Started again with the same port, it has the same address, and is empty. */
  redis: (port?: number) => Promise<Redis>;
}

/** Call it inside the test: whatever was started ends with it. */
export async function startOwnServices(): Promise<OwnServices> {
  const folder = await createTemporaryFolder(locateTestFolders());
  const supervisor = openSupervisor(folder);
  supervisor.removeOnClose(folder);
  onTestFinished(() => supervisor.close());
  return {
    postgres: (port) =>
      startPostgres({ supervisor, folder: path.join(folder, 'postgres'), ...(port ? { port } : {}), durable: false }),
    redis: (port) =>
      startRedis({
        supervisor,
        folder: path.join(folder, 'redis'),
        ...(port ? { port } : {}),
        password: 'for-one-test',
        durable: false,
      }),
  };
}
