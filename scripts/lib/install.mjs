import fs from 'node:fs';
import path from 'node:path';
import { logger } from './log.mjs';
import { root } from './paths.mjs';
import { outcomeOf } from './run.mjs';
import { Stop } from './stop.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, resolved?: string }} Entry */

/** Installs the packages when they are missing, or are not those the lock file names. */
export async function installWhenStale() {
  const wanted = entriesOf(path.join(root, 'package-lock.json'));
  // npm writes this file when an installation is complete.
  const present = entriesOf(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted) throw new Stop('package-lock.json is missing: this is not a complete checkout.');
  if (present && isComplete(wanted, present)) return;
  logger('setup')('installing packages (npm ci)');
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false', npm_config_loglevel: 'warn' };
  const { code, output } = await outcomeOf('npm', ['ci', '--no-audit', '--no-fund'], { env }).catch(() => {
    throw new Stop('npm is missing from the PATH: it comes with Node, from https://nodejs.org.');
  });
  if (code !== 0) throw new Stop(`npm ci failed:\n${output.trim()}`);
}

/**
 * Whether every package of a lock file is installed in the version it names; those for other platforms may be missing.
 * @param {Record<string, Entry>} wanted
 * @param {Record<string, Entry>} present
 */
export function isComplete(wanted, present) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const there = present[place];
    if (!there) return entry.optional === true;
    return there.version === entry.version && there.integrity === entry.integrity && there.resolved === entry.resolved;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, Entry> | null}
 */
function entriesOf(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : null;
}
