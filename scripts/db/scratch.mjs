import path from 'node:path';
import { openKeeper } from '../lib/keeper.mjs';
import { root } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { temporaryFolder } from '../lib/temp.mjs';
import { deploy } from './apply.mjs';
import { differenceOf } from './engine.mjs';

export const schemaFile = path.join(root, 'prisma/schema.prisma');
export const migrationsFolder = path.join(root, 'prisma/migrations');

/**
 * The SQL that is missing from the migrations to reach the schema; empty when they are in step. The migrations are
 * applied to a PostgreSQL of its own that is gone afterwards.
 * @returns {Promise<string>}
 */
export async function missingSql() {
  const folder = await temporaryFolder();
  const keeper = openKeeper(folder);
  keeper.removeAtEnd(folder);
  try {
    const postgres = await startPostgres({ keeper, folder: path.join(folder, 'postgres'), durable: false });
    await deploy(postgres.url(), migrationsFolder);
    return await differenceOf(postgres.url(), schemaFile);
  } finally {
    await keeper.close();
  }
}
