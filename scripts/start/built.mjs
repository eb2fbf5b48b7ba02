import path from 'node:path';
import { logger } from '../lib/log.mjs';
import { root } from '../lib/paths.mjs';
import { must } from '../lib/run.mjs';
import { loadDemoWorld } from './database.mjs';
import { startProgram, untilHealthy } from './programs.mjs';

/**
 * What the programs are started with.
 * @typedef {object} Stage
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./services.mjs').Services} services
 * @property {import('../lib/keeper.mjs').Keeper} keeper
 * @property {NodeJS.ProcessEnv} env
 * @property {Watch} watch
 */

/**
 * Stops everything when the program ends by itself, and shows the end of the log of that name.
 * @typedef {(name: string, child: import('node:child_process').ChildProcess) => void} Watch
 */

/** @param {string} name */
const built = (name) => ['--enable-source-maps', path.join(root, `apps/server/dist/${name}.mjs`)];

/**
 * Loads the demo world where there is none, outside production, and starts the built API and worker.
 * @param {Stage} stage
 */
export async function startBuilt({ settings, services, keeper, env, watch }) {
  if (!settings.production) {
    const seed = () => must('loading the demo world', process.execPath, built('seed'), { env });
    if (await loadDemoWorld(services, settings, seed)) logger('start')('the demo world is loaded');
  }
  const { data } = settings;
  watch('api', startProgram(keeper, { name: 'api', data, args: built('api'), env }));
  watch('worker', startProgram(keeper, { name: 'worker', data, args: built('worker'), env }));
  await untilHealthy(`http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${settings.port}`);
}
