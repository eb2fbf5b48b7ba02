import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, resolved?: string, name?: string, link?: boolean, inBundle?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */
/** @typedef {Record<string, unknown>} NpmSettings */

/**
 * Installs what the lock file names, and gives what npm printed and how it ended. A registry that keeps its files at other
 * addresses than those npm's own has is asked for each.
 * @param {string} root
 */
export function installPackages(root) {
  const withAddresses = path.join(root, 'npm-shrinkwrap.json');
  try {
    /** @type {Lock} */
    const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    /** @type {NpmSettings} */
    const settings = JSON.parse(runNpm(root, 'config', 'list', '--json').stdout || '{}');
    // npm reads this file before package-lock.json.
    fs.writeFileSync(withAddresses, JSON.stringify(addAddresses(lock, settings)));
    const outcome = runNpm(root, 'ci');
    if (outcome.status === 0) return outcome;
  } finally {
    fs.rmSync(withAddresses, { force: true });
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
  const addressed = Object.entries(packages).map(([place, entry]) => {
    const { version, resolved, link, inBundle } = entry;
    if (!place.includes('node_modules/') || !version || resolved || link || inBundle) return [place, entry];
    const name = entry.name ?? place.split('node_modules/').at(-1) ?? '';
    const [scope, bare = scope] = name.split('/');
    const registry = `${settings[`${scope}:registry`] ?? settings.registry}`.replace(/\/$/, '');
    return [place, { ...entry, resolved: `${registry}/${name}/-/${bare}-${version}.tgz` }];
  });
  return { ...rest, packages: Object.fromEntries(addressed) };
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
