import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../process/paths.ts';
import { waitUntil } from '../../process/processes.ts';
import type { Supervisor } from '../../process/supervisor.ts';
import type { Simulator } from '../../services/simulator.ts';
import type { Services } from './services.ts';
import { readVapidKeys } from './vapid-keys.ts';
import type { Settings } from './settings.ts';

/** The environment of the API, the worker and the seed. */
export function buildProgramEnv(settings: Settings, services: Services, env: NodeJS.ProcessEnv) {
  return {
    ...env,
    NODE_ENV: env.NODE_ENV || 'development',
    HOST: settings.host,
    PORT: `${settings.port}`,
    DATA_DIR: settings.data,
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    WEB_DIST: path.join(root, 'apps/web/dist'),
    ...(services.smtpUrl ? { SMTP_URL: services.smtpUrl } : {}),
    ...(services.simulator ? buildSimulatorEnv(services.simulator) : {}),
    ...(settings.production ? {} : buildPushEnv(settings, env)),
  };
}

/** Keys for pushes to browsers, unless the environment has some. Those of a data folder stay the same: browsers subscribe with them. */
const buildPushEnv = ({ data }: Settings, env: NodeJS.ProcessEnv) => {
  if (env.VAPID_PUBLIC_KEY || env.VAPID_PRIVATE_KEY) return {};
  const { public_key, private_key } = readVapidKeys(data);
  return { VAPID_PUBLIC_KEY: public_key, VAPID_PRIVATE_KEY: private_key };
};

/** What makes Stripe's client talk to the simulator. */
const buildSimulatorEnv = ({ url, webhookSecret }: Simulator) => ({
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: 'sk_test_simulator',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
});

interface Program {
  name: string;
  data: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  toTerminal?: boolean;
}

/** Starts a program of the server. What it prints goes to a file in the data folder. */
export function startProgram(
  supervisor: Supervisor,
  { name, data, args, env, toTerminal = false }: Program,
): ChildProcess {
  if (toTerminal)
    return supervisor.start(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const output = fs.openSync(getLogPath(data, name), 'w');
  const child = supervisor.start(process.execPath, args, { cwd: root, env, stdio: ['ignore', output, output] });
  fs.closeSync(output);
  return child;
}

/** Where a program or service of that name writes what it prints. */
export const getLogPath = (data: string, name: string) => path.join(data, `${name}.log`);

/** The end of a log file, or where to look when there is none. */
export const readLogTail = (file: string) =>
  fs.existsSync(file)
    ? `The end of ${file}:\n${fs.readFileSync(file, 'utf8').trim().split('\n').slice(-20).join('\n')}`
    : '';

/** Waits until the API answers that it is well. */
export async function waitUntilHealthy(origin: string) {
  const healthy = () =>
    fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
  await waitUntil(healthy, 60_000, `the first answer of ${origin}/api/health`);
}
