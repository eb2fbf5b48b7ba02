import path from 'node:path';
import { logger } from '../../process/log.ts';
import { root } from '../../process/paths.ts';
import { findFreePort } from '../../process/ports.ts';
import { runOrFail } from '../../process/run.ts';
import type { Stage } from './built.ts';
import { loadDemoWorld } from './database.ts';
import { startProgram, waitUntilHealthy } from './programs.ts';

const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
const entry = (name: string) => path.join(root, `apps/server/src/main/${name}.ts`);

/**
 * Starts the API and the worker from their sources, restarted by tsx on each change, behind Vite's server for the web
 * app, which passes everything of the API on: there is still one origin.
 */
export async function startDev({ settings, services, supervisor, env, watch }: Stage) {
  const seed = () =>
    runOrFail('loading the demo world', process.execPath, [tsx, path.join(root, 'prisma/seed/main.ts')], { env });
  if (await loadDemoWorld(services, settings, seed)) logger('start')('the demo world is loaded');

  const apiPort = await findFreePort();
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
    startProgram(supervisor, {
      name: 'api',
      data,
      args: [tsx, ...watched, entry('api')],
      env: apiEnv,
      toTerminal: true,
    }),
  );
  watch(
    'worker',
    startProgram(supervisor, {
      name: 'worker',
      data,
      args: [tsx, ...watched, entry('worker')],
      env: apiEnv,
      toTerminal: true,
    }),
  );
  await waitUntilHealthy(`http://127.0.0.1:${apiPort}`);

  const vite = path.join(import.meta.dirname, 'vite-process.ts');
  const webEnv = { ...env, NODE_ENV: 'development', API_ORIGIN: `http://127.0.0.1:${apiPort}` };
  watch('web', startProgram(supervisor, { name: 'web', data, args: [vite], env: webEnv, toTerminal: true }));
  await waitUntilHealthy(`http://127.0.0.1:${settings.port}`);
}
