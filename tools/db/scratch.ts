import path from 'node:path';
import { root } from '../process/paths.ts';
import { openSupervisor } from '../process/supervisor.ts';
import { createTemporaryFolder, locateTestFolders } from '../process/temporary-folder.ts';
import { startPostgres } from '../services/postgres.ts';
import { deploy } from './apply.ts';
import { diffSchema } from './engine.ts';

const schemaFolder = path.join(root, 'prisma/schema');
export const migrationsFolder = path.join(root, 'prisma/migrations');

/**
 * The SQL that is missing from the migrations to reach the schema; empty when they are in step. The migrations are
 * applied to a PostgreSQL of its own that is gone afterwards.
 */
export async function findMissingSql(): Promise<string> {
  const folder = await createTemporaryFolder(locateTestFolders());
  const supervisor = openSupervisor(folder);
  supervisor.removeOnClose(folder);
  try {
    const postgres = await startPostgres({ supervisor, folder: path.join(folder, 'postgres'), durable: false });
    await deploy(postgres.url(), migrationsFolder);
    return await diffSchema(postgres.url(), schemaFolder);
  } finally {
    await supervisor.close();
  }
}
