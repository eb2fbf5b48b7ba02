import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openKeeper } from '../../../scripts/lib/keeper.mjs';
import { startPostgres, type Postgres } from '../../../scripts/lib/postgres.mjs';
import { startRedis, type Redis } from '../../../scripts/lib/redis.mjs';
import { temporaryFolder } from '../../../scripts/lib/temp.mjs';

/** Starts services for one test alone, which it may stop, kill and start again. */
export interface OwnServices {
  /** Started again with the same port, it has the same address and data. */
  postgres: (port?: number) => Promise<Postgres>;
  /** Started again with the same port, it has the same address, and is empty. */
  redis: (port?: number) => Promise<Redis>;
}

/** Call it inside the test: whatever was started ends with it. */
export async function ownServices(): Promise<OwnServices> {
  const folder = await temporaryFolder();
  const keeper = openKeeper(folder);
  keeper.removeAtEnd(folder);
  onTestFinished(() => keeper.close());
  return {
    postgres: (port) =>
      startPostgres({ keeper, folder: path.join(folder, 'postgres'), ...(port ? { port } : {}), durable: false }),
    redis: (port) =>
      startRedis({
        keeper,
        folder: path.join(folder, 'redis'),
        ...(port ? { port } : {}),
        password: 'for-one-test',
        durable: false,
      }),
  };
}
