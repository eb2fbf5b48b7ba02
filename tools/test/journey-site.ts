import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../process/ports.ts';
import { readRunFile } from '../process/run-file.ts';
import { createTemporaryFolder, locateTestFolders } from '../process/temporary-folder.ts';

/**
 * Where the app under test lives: in the folder E2E_DATA_DIR names (that of a running `npm start`, say), or in a new one
 * among the folders of tests, on a free port. The choice stays in the environment for the processes to come; tests read the
 * folder's run.json for the addresses.
 */
export async function locateJourneySite(
  env: NodeJS.ProcessEnv,
): Promise<{ folder: string; port: number; web: string }> {
  if (!env.E2E_DATA_DIR) {
    const folder = await createTemporaryFolder(locateTestFolders());
    process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
    env.E2E_DATA_DIR = folder;
  }
  const folder = path.resolve(env.E2E_DATA_DIR);
  const run = readRunFile(folder);
  if (run) return { folder, web: run.web, port: Number(new URL(run.web).port) };
  env.E2E_PORT ??= `${await findFreePort()}`;
  return { folder, port: Number(env.E2E_PORT), web: `http://localhost:${env.E2E_PORT}` };
}
