import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { until } from '../lib/processes.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * The environment of the API, the worker and the seed.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./services.mjs').Services} services
 * @param {NodeJS.ProcessEnv} env
 */
export function programEnv(settings, services, env) {
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
    ...(services.simulator ? simulated(services.simulator) : {}),
  };
}

/**
 * What makes Stripe's client talk to the simulator.
 * @param {import('../lib/simulator.mjs').Simulator} simulator
 */
const simulated = ({ url, webhookSecret }) => ({
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: 'sk_test_simulator',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
});

/**
 * Starts a program of the server. What it prints goes to a file in the data folder.
 * @param {import('../lib/keeper.mjs').Keeper} keeper
 * @param {{ name: string, data: string, args: string[], env: NodeJS.ProcessEnv, toTerminal?: boolean }} options
 * @returns {ChildProcess}
 */
export function startProgram(keeper, { name, data, args, env, toTerminal = false }) {
  if (toTerminal)
    return keeper.start(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const output = fs.openSync(logOf(data, name), 'w');
  const child = keeper.start(process.execPath, args, { cwd: root, env, stdio: ['ignore', output, output] });
  fs.closeSync(output);
  return child;
}

/**
 * Where a program or service of that name writes what it prints.
 * @param {string} data
 * @param {string} name
 */
export const logOf = (data, name) => path.join(data, `${name}.log`);

/**
 * The end of a log file, or where to look when there is none.
 * @param {string} file
 */
export const lastLines = (file) =>
  fs.existsSync(file)
    ? `The end of ${file}:\n${fs.readFileSync(file, 'utf8').trim().split('\n').slice(-20).join('\n')}`
    : '';

/**
 * Waits until the API answers that it is well.
 * @param {string} origin
 */
export async function untilHealthy(origin) {
  const healthy = () =>
    fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
  await until(healthy, 60_000, `the first answer of ${origin}/api/health`);
}
