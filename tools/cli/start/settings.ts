import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../../process/cli-error.ts';
import { makeFolder } from '../../process/folders.ts';
import { root } from '../../process/paths.ts';

/** What `npm start` was asked for. */
export interface Settings {
  /** Where the one origin answers. */
  port: number;
  /** The network address it listens on. */
  host: string;
  /** Its address. */
  web: string;
  /** The folder of everything that is kept. */
  data: string;
  /** With hot reload. */
  dev: boolean;
  production: boolean;
  /** Whether cards are taken by Stripe, and not by the simulator. */
  stripe: boolean;
}

/** Reads the settings from the environment and the arguments, and refuses those that cannot work. */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): Settings {
  const port = parsePort(env.PORT || '3000');
  const host = env.HOST || '127.0.0.1';
  const data = path.resolve(root, env.DATA_DIR || '.data');
  const stripe = hasStripeKeys(env);
  ensureWritable(data);
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

function parsePort(text: string) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new CliError(`PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
}

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

/**
 * Whether the environment sets Stripe up. With half of it cards would be taken and never heard of again. What production
 * lacks is told with all the rest that it lacks.
 */
function hasStripeKeys(env: NodeJS.ProcessEnv) {
  const missing = STRIPE.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < STRIPE.length && env.NODE_ENV !== 'production') {
    throw new CliError(
      `Stripe is set up in part: ${missing.join(' and ')} missing. Set all three, or none for the simulator.`,
    );
  }
  return missing.length === 0;
}

function ensureWritable(folder: string) {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CliError(
      `The data folder ${folder} cannot be used (${reason}): make it writable, or set DATA_DIR to another one.`,
    );
  }
}
