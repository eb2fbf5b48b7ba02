import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { logger } from '../../process/log.ts';
import { root } from '../../process/paths.ts';
import { runOrFail } from '../../process/run.ts';
import type { Supervisor } from '../../process/supervisor.ts';
import { loadDemoWorld } from './database.ts';
import { startProgram, waitUntilHealthy } from './programs.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** What the programs are started with. */
export interface Stage {
  settings: Settings;
  services: Services;
  supervisor: Supervisor;
  env: NodeJS.ProcessEnv;
  watch: Watch;
}

/** Stops everything when the program ends by itself, and shows the end of the log of that name. */
export type Watch = (name: string, child: ChildProcess) => void;

/**
 * Node's flags for the API; what for, and how they were found, is in docs/operations/deployment.md ("Memory"). It looks its own source
 * maps up, when an error is logged.
 */
export const API_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=384'];

/** What Node is started with for a program of the build. */
export const listProgramArgs = (name: 'api' | 'worker' | 'seed'): string[] => [
  ...(name === 'api' ? API_FLAGS : ['--enable-source-maps']),
  path.join(root, `apps/server/dist/${name}.mjs`),
];

/** Loads the demo world where there is none, outside production, and starts the built API and worker. */
export async function startBuilt({ settings, services, supervisor, env, watch }: Stage) {
  if (!settings.production) {
    const seed = () => runOrFail('loading the demo world', process.execPath, listProgramArgs('seed'), { env });
    if (await loadDemoWorld(services, settings, seed)) logger('start')('the demo world is loaded');
  }
  const { data } = settings;
  watch('api', startProgram(supervisor, { name: 'api', data, args: listProgramArgs('api'), env }));
  watch('worker', startProgram(supervisor, { name: 'worker', data, args: listProgramArgs('worker'), env }));
  await waitUntilHealthy(`http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${settings.port}`);
}
