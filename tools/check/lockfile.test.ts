import { expect, it } from 'vitest';
import { findLockfileFaults } from './lockfile.ts';

it('accepts a lock file that holds every platform and no address', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { '@a/linux': '1.0.0' } },
    'node_modules/a/node_modules/@a/linux': {},
    'node_modules/ours': { resolved: 'packages/ours' },
  };
  expect(findLockfileFaults(packages)).toEqual([]);
});

it('names the package of another platform that npm left out', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { '@a/mac': '1.0.0' } } };
  expect(findLockfileFaults(packages)).toEqual([
    'node_modules/a wants @a/mac, which has no entry in package-lock.json',
  ]);
});

it('names the address that a package is tied to', () => {
  const packages = { 'node_modules/a': { resolved: 'https://packages.example/a.tgz' } };
  expect(findLockfileFaults(packages)).toEqual(['node_modules/a is tied to packages.example']);
});
