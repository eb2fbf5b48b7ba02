import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, resolved?: string, name?: string, link?: boolean, inBundle?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */
/** @typedef {Record<string, string | undefined>} NpmSettings */

/**
 * The lock file with addresses, which npm reads before package-lock.json. It is there while npm runs, and after an
 * installation that was killed.
 * @param {string} root
 */
const locateAddresses = (root) => path.join(root, 'npm-shrinkwrap.json');

/**
 * Removes what an installation that was killed has left: npm would go by it for good.
 * @param {string} root
 */
export const dropAddresses = (root) => fs.rmSync(locateAddresses(root), { force: true });

/**
 * Installs what the lock file names, and gives what npm printed and how it ended. A registry that keeps its files at other
 * addresses than npm's own is asked for each.
 * @param {string} root
 */
export function installPackages(root) {
  try {
    /** @type {Lock} */
    const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    /** @type {NpmSettings} */
    const settings = JSON.parse(runNpm(root, 'config', 'list', '--json').stdout || '{}');
    fs.writeFileSync(locateAddresses(root), JSON.stringify(addAddresses(lock, settings)));
    const outcome = runNpm(root, 'ci');
    // One that was stopped, or that is missing, is not tried again.
    if (!outcome.status) return outcome;
  } finally {
    dropAddresses(root);
  }
  return runNpm(root, 'ci');
}

/**
 * A lock file with the address of each package's file at the registry in use. Ours names no registry, and npm then reads
 * the whole history of every package only to learn where the file lies: two fifths of an installation.
 * @param {Lock} lock
 * @param {NpmSettings} settings
 */
export function addAddresses({ packages, ...rest }, settings) {
  /** @type {Lock} */
  const lock = { ...rest, packages: {} };
  for (const [place, entry] of Object.entries(packages)) {
    lock.packages[place] = { ...entry, ...findAddress(place, entry, settings) };
  }
  return lock;
}

/**
 * @param {string} place
 * @param {LockedPackage} entry
 * @param {NpmSettings} settings
 */
function findAddress(place, entry, settings) {
  const { version, resolved, link, inBundle } = entry;
  if (!place.includes('node_modules/') || !version || resolved || link || inBundle) return {};
  const name = entry.name ?? place.split('node_modules/').at(-1) ?? '';
  const [scope, bare = scope] = name.split('/');
  const registry = (settings[`${scope}:registry`] ?? settings.registry ?? '').replace(/\/$/, '');
  return { resolved: `${registry}/${name}/-/${bare}-${version}.tgz` };
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function runNpm(root, ...args) {
  return spawnSync('npm', [...args, '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false', npm_config_loglevel: 'warn' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
}
