import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { answers, freePort } from './ports.mjs';
import { until } from './processes.mjs';
import { Stop } from './stop.mjs';

/**
 * A running card simulator, and what a program needs to take it for Stripe.
 * @typedef {object} Simulator
 * @property {string} url
 * @property {string} webhookSecret
 * @property {import('node:child_process').ChildProcess} child
 */

/**
 * Starts the card simulator on the folder, where it keeps its customers and cards. It tells the app at `hookUrl` of what
 * happens, as Stripe would.
 * @param {{ keeper: import('./keeper.mjs').Keeper, folder: string, hookUrl: string }} options
 * @returns {Promise<Simulator>}
 */
export async function startSimulator({ keeper, folder, hookUrl }) {
  fs.mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const webhookSecret = secretIn(path.join(folder, 'webhook-secret'));
  const log = `${folder}.log`;
  const output = fs.openSync(log, 'w');
  const child = keeper.start(process.execPath, [path.join(root, 'packages/testing/src/stripe/main.ts')], {
    service: true,
    cwd: root,
    env: {
      ...process.env,
      SIMULATOR_PORT: `${port}`,
      SIMULATOR_FILE: path.join(folder, 'book.jsonl'),
      SIMULATOR_HOOK_URL: hookUrl,
      SIMULATOR_HOOK_SECRET: webhookSecret,
    },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  await until(async () => child.exitCode !== null || (await answers(port)), 30_000, 'the start of the card simulator');
  if (child.exitCode !== null) throw new Stop(`The card simulator did not start, see ${log}.`);
  return { url: `http://127.0.0.1:${port}`, webhookSecret, child };
}

/**
 * The secret the messages are signed with: made once, for messages may wait for a later start.
 * @param {string} file
 */
function secretIn(file) {
  if (!fs.existsSync(file)) fs.writeFileSync(file, `whsec_${randomBytes(24).toString('hex')}`, { mode: 0o600 });
  return fs.readFileSync(file, 'utf8');
}
