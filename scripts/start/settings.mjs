import fs from 'node:fs';
import path from 'node:path';
import { endOrphans } from '../lib/orphans.mjs';
import { root } from '../lib/paths.mjs';
import { portRefusal } from '../lib/ports.mjs';
import { Stop } from '../lib/stop.mjs';
import { refuseSecond } from './instance.mjs';

/**
 * What `npm start` was asked for.
 * @typedef {object} Settings
 * @property {number} port where the one origin answers
 * @property {string} host the network address it listens on
 * @property {string} web its address
 * @property {string} data the folder of everything that is kept
 * @property {boolean} dev with hot reload
 * @property {boolean} production
 * @property {boolean} stripe whether cards are taken by Stripe, and not by the simulator
 */

/**
 * Reads the settings from the environment and the arguments, and refuses what cannot work.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Settings>}
 */
export async function readSettings(args, env) {
  const port = portOf(env.PORT || '3000');
  const host = env.HOST || '127.0.0.1';
  const data = path.resolve(root, env.DATA_DIR || '.data');
  const stripe = hasStripe(env);
  makeWritable(data);
  refuseSecond(data);
  await endOrphans(data);
  const refusal = await portRefusal(port, host);
  if (refusal === 'EADDRINUSE')
    throw new Stop(`Port ${port} is in use: stop what uses it, or set PORT to another one.`);
  if (refusal) throw new Stop(`Port ${port} cannot be used (${refusal}): set PORT to another one.`);
  return {
    port,
    host,
    web: env.PUBLIC_URL || `http://localhost:${port}`,
    data,
    dev: args.includes('--dev'),
    production: env.NODE_ENV === 'production',
    stripe,
  };
}

/**
 * @param {string} text
 */
export function portOf(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Stop(`PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
}

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

/**
 * Whether the environment sets Stripe up. With half of it cards would be taken and never heard of again. What production
 * lacks is told with all the rest that it lacks.
 * @param {NodeJS.ProcessEnv} env
 */
function hasStripe(env) {
  const missing = STRIPE.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < STRIPE.length && env.NODE_ENV !== 'production') {
    throw new Stop(
      `Stripe is set up in part: ${missing.join(' and ')} missing. Set all three, or none for the simulator.`,
    );
  }
  return missing.length === 0;
}

/** @param {string} folder */
function makeWritable(folder) {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Stop(
      `The data folder ${folder} cannot be used (${reason}): make it writable, or set DATA_DIR to another one.`,
    );
  }
}

/**
 * One step at a time: Node's own recursive way never comes back from some places that refuse, /proc among them.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}
