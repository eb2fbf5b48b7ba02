import path from 'node:path';
import { logger } from '../lib/log.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { must } from '../lib/run.mjs';
import { loadDemoWorld } from './database.mjs';
import { startProgram, untilHealthy } from './programs.mjs';

const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
/** @param {string} name */
const entry = (name) => path.join(root, `apps/server/src/entry/${name}.ts`);

/**
 * Starts the API and the worker from their sources, restarted by tsx on each change, behind Vite's server for the web
 * app, which passes everything of the API on: there is still one origin.
 * @param {import('./built.mjs').Stage} stage
 */
export async function startDev({ settings, services, keeper, env, watch }) {
  const seed = () =>
    must('loading the demo world', process.execPath, [tsx, path.join(root, 'prisma/seed/main.ts')], { env });
  if (await loadDemoWorld(services, settings, seed)) logger('start')('the demo world is loaded');

  const apiPort = await freePort();
  const { data } = settings;
  const apiEnv = {
    ...env,
    HOST: '127.0.0.1',
    PORT: `${apiPort}`,
    PUBLIC_URL: settings.web,
    TRUST_PROXY: 'true',
    WEB_DIST: '',
  };
  const watched = ['watch', '--clear-screen=false'];
  watch(
    'api',
    startProgram(keeper, { name: 'api', data, args: [tsx, ...watched, entry('api')], env: apiEnv, toTerminal: true }),
  );
  watch(
    'worker',
    startProgram(keeper, {
      name: 'worker',
      data,
      args: [tsx, ...watched, entry('worker')],
      env: apiEnv,
      toTerminal: true,
    }),
  );
  await untilHealthy(`http://127.0.0.1:${apiPort}`);

  const vite = path.join(import.meta.dirname, 'vite-process.mjs');
  const webEnv = { ...env, NODE_ENV: 'development', API_ORIGIN: `http://127.0.0.1:${apiPort}` };
  watch('web', startProgram(keeper, { name: 'web', data, args: [vite], env: webEnv, toTerminal: true }));
  await untilHealthy(`http://127.0.0.1:${settings.port}`);
}
