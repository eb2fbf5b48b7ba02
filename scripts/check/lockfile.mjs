import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { command, Stop } from '../lib/stop.mjs';

/**
 * @typedef {object} Locked
 * @property {string} [resolved] where it was fetched from
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * What would make `npm ci` refuse a lock file elsewhere: a package for another platform without its entry (npm leaves
 * those out that it could not ask for), or an address that not every machine reaches.
 * @param {Record<string, Locked>} packages
 */
export function faultsOf(packages) {
  const names = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([place, { resolved = '', optionalDependencies = {} }]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !names.has(name));
    const faults = missing.map((name) => `${place} wants ${name}, which has no entry in package-lock.json`);
    if (/^https?:/.test(resolved)) faults.push(`${place} is tied to ${new URL(resolved).host}`);
    return faults;
  });
}

if (process.argv[1] === import.meta.filename) {
  await command(() => {
    const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    const faults = faultsOf(packages);
    if (faults.length > 0) throw new Stop(faults.join('\n'));
  });
}
