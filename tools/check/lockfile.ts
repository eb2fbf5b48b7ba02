import fs from 'node:fs';
import path from 'node:path';
import { CliError, runCommand } from '../process/cli-error.ts';
import { root } from '../process/paths.ts';

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

/**
 * What would make `npm ci` refuse a lock file elsewhere: a package for another platform without its entry (npm leaves
 * those out that it could not ask for), or an address that not every machine reaches.
 */
export function findLockfileFaults(packages: Record<string, Locked>) {
  const names = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([place, { resolved = '', optionalDependencies = {} }]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !names.has(name));
    const faults = missing.map((name) => `${place} wants ${name}, which has no entry in package-lock.json`);
    if (/^https?:/.test(resolved)) faults.push(`${place} is tied to ${new URL(resolved).host}`);
    return faults;
  });
}

if (process.argv[1] === import.meta.filename) {
  await runCommand(() => {
    const text = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
    const faults = findLockfileFaults(packages);
    if (faults.length > 0) throw new CliError(faults.join('\n'));
  });
}
