import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { deploy } from '../../../tools/db/apply.ts';
import { openSupervisor } from '../../../tools/process/supervisor.ts';
import { root } from '../../../tools/process/paths.ts';
import { startPostgres } from '../../../tools/services/postgres.ts';
import { ensurePrismaClient } from '../../../tools/db/prisma-client.ts';
import { startRedis } from '../../../tools/services/redis.ts';
import { createTemporaryFolder, locateTestFolders } from '../../../tools/process/temporary-folder.ts';
import { queryOnce } from '../../../tools/db/query-once.ts';
import type { TestServices } from './provided.ts';

/**
 * Vitest's global set-up for the tests on real PostgreSQL and Redis. TEST_DATABASE_URL and TEST_REDIS_URL name servers to
 * use, which are written to; without them private ones are started under the temp folder.
 */
export default async function setup(project: TestProject) {
  await ensurePrismaClient();
  const folder = await createTemporaryFolder(locateTestFolders());
  const supervisor = openSupervisor(folder);
  supervisor.removeOnClose(folder);
  try {
    const [postgres_url, redis_url] = await Promise.all([
      process.env.TEST_DATABASE_URL ??
        startPostgres({ supervisor, folder: path.join(folder, 'postgres'), durable: false }).then((one) => one.url()),
      process.env.TEST_REDIS_URL ??
        startRedis({ supervisor, folder: path.join(folder, 'redis'), durable: false, databases: 1000 }).then(
          (one) => one.url,
        ),
    ]);
    const template = `fairway_template_${randomBytes(6).toString('hex')}`;
    await makeTemplate(postgres_url, template);
    project.provide('services', { postgres_url, template, redis_url } satisfies TestServices);
    return async () => {
      await queryOnce(postgres_url, `DROP DATABASE IF EXISTS "${template}"`);
      await supervisor.close();
    };
  } catch (error) {
    await supervisor.close();
    throw error;
  }
}

async function makeTemplate(postgresUrl: string, name: string) {
  await queryOnce(postgresUrl, `CREATE DATABASE "${name}"`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await deploy(url.href, path.join(root, 'prisma/migrations'));
}
