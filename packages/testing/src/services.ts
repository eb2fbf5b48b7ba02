import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { deploy } from '../../../scripts/db/apply.mjs';
import { openKeeper } from '../../../scripts/lib/keeper.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { ensurePrismaClient } from '../../../scripts/lib/prisma-client.mjs';
import { startRedis } from '../../../scripts/lib/redis.mjs';
import { temporaryFolder } from '../../../scripts/lib/temp.mjs';
import { ask } from '../../../scripts/db/ask.mjs';
import type { TestServices } from './provided.ts';

/**
 * Vitest's global set-up for the tests on real PostgreSQL and Redis. TEST_DATABASE_URL and TEST_REDIS_URL name servers to
 * use, which are written to; without them private ones are started under the temp folder.
 */
export default async function setup(project: TestProject) {
  await ensurePrismaClient();
  const folder = await temporaryFolder();
  const keeper = openKeeper(folder);
  keeper.removeAtEnd(folder);
  try {
    const [postgres_url, redis_url] = await Promise.all([
      process.env.TEST_DATABASE_URL ??
        startPostgres({ keeper, folder: path.join(folder, 'postgres'), durable: false }).then((one) => one.url()),
      process.env.TEST_REDIS_URL ??
        startRedis({ keeper, folder: path.join(folder, 'redis'), durable: false, databases: 1000 }).then(
          (one) => one.url,
        ),
    ]);
    const template = `fairway_template_${randomBytes(6).toString('hex')}`;
    await makeTemplate(postgres_url, template);
    project.provide('services', { postgres_url, template, redis_url } satisfies TestServices);
    return async () => {
      await ask(postgres_url, `DROP DATABASE IF EXISTS "${template}"`);
      await keeper.close();
    };
  } catch (error) {
    await keeper.close();
    throw error;
  }
}

async function makeTemplate(postgresUrl: string, name: string) {
  await ask(postgresUrl, `CREATE DATABASE "${name}"`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await deploy(url.href, path.join(root, 'prisma/migrations'));
}
