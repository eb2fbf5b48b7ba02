import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../lib/ports.mjs';
import { temporaryFolder } from '../lib/temp.mjs';

/**
 * Where the app under test lives: in the folder E2E_DATA_DIR names (that of a running `npm start`, say), or in a new one
 * under the temp folder, on a free port. The choice stays in the environment for the processes to come; tests read the
 * folder's run.json for the addresses.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ folder: string, port: number, web: string }>}
 */
export async function site(env) {
  if (!env.E2E_DATA_DIR) {
    const folder = await temporaryFolder();
    process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
    env.E2E_DATA_DIR = folder;
  }
  const folder = path.resolve(env.E2E_DATA_DIR);
  const note = path.join(folder, 'run.json');
  if (fs.existsSync(note)) {
    const { web } = JSON.parse(fs.readFileSync(note, 'utf8'));
    return { folder, web, port: Number(new URL(web).port) };
  }
  env.E2E_PORT ??= `${await freePort()}`;
  return { folder, port: Number(env.E2E_PORT), web: `http://localhost:${env.E2E_PORT}` };
}
