import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { dropAddresses, installPackages } from './install.mjs';

const oldestNode = 24;
const root = path.resolve(import.meta.dirname, '../..');
/** The Node that the project carries in node_modules. */
const carriedNode = path.join(root, 'node_modules/node/bin/node');

/** @typedef {import('./install.mjs').LockedPackage} LockedPackage */

/** A failure whose message says what to do. CliError, its like in the other tools, is TypeScript and cannot be read here. */
class BootstrapError extends Error {}

/**
 * Installs the packages where they are missing and runs the present command again on the Node that the project carries.
 * Says whether the caller has to do the work: this process then runs on the right Node, with all packages there.
 */
export async function bootstrap() {
  try {
    installWhenStale();
    return !(await rerunOnCarriedNode());
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return false;
  }
}

/** Installs the packages when they are missing, or are not those the lock file names. */
function installWhenStale() {
  const wanted = readLockedPackages(path.join(root, 'package-lock.json'));
  // npm writes this file when an installation is complete.
  const present = readLockedPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted) throw new BootstrapError('package-lock.json is missing or damaged: this is not a complete checkout.');
  dropAddresses(root);
  if (present && isComplete(wanted, present)) return;
  console.log('[setup] installing packages (npm ci)');
  const { status, stdout, stderr, error } = installPackages(root);
  if (error) throw new BootstrapError('npm is missing from the PATH: it comes with Node, from https://nodejs.org.');
  if (status !== 0) throw new BootstrapError(`npm ci failed:\n${`${stdout}${stderr}`.trim()}`);
}

/**
 * Whether every package of a lock file is installed in the version it names; those for other platforms may be missing.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} present
 */
function isComplete(wanted, present) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const there = present[place];
    if (!there) return entry.optional === true;
    const isFromThere = entry.resolved === undefined || there.resolved === entry.resolved;
    return isFromThere && there.version === entry.version && there.integrity === entry.integrity;
  });
}

/**
 * The packages a lock file names; null when there is none, or when it is damaged, as an installation that was cut off
 * leaves it.
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function readLockedPackages(file) {
  if (!fs.existsSync(file)) return null;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Runs the present command again on the Node that the project carries, unless that is the one it runs on, and passes on
 * signals and the exit code. Says whether it did so.
 */
async function rerunOnCarriedNode() {
  const isCarriedThere = fs.existsSync(carriedNode);
  if (isCarriedThere && fs.realpathSync(process.execPath) === fs.realpathSync(carriedNode)) return false;
  if (!isCarriedThere) {
    if (Number.parseInt(process.versions.node, 10) >= oldestNode) return false;
    throw new BootstrapError(
      `Node ${oldestNode} is needed, and npm's install scripts, which bring it, seem to be off: install Node ${oldestNode}.`,
    );
  }
  // Tools are programs that look for their Node on the PATH, where npm would have put the carried one first.
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  const env = { ...process.env, PATH, FAIRWAY_RERUN: '1' };
  const child = spawn(carriedNode, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
  return true;
}
