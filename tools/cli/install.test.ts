import { expect, test } from 'vitest';
import { addAddresses } from './install.mjs';

const registry = 'https://packages.example/';

test('each package is given the address of its file at the registry that npm asks', () => {
  const packages = {
    '': { version: '1.0.0' },
    'apps/web': { version: '1.0.0' },
    'node_modules/@fairway/web': { resolved: 'apps/web', link: true },
    'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@types/node': { version: '24.0.0' },
    'node_modules/alias': { name: 'real', version: '2.0.0' },
    'node_modules/a/node_modules/bundled': { version: '3.0.0', inBundle: true },
    'node_modules/from-git': { version: '1.0.0', resolved: 'git+ssh://git@example.com/a.git#1' },
  };
  expect(addAddresses({ packages }, { registry })).toEqual({
    packages: {
      ...packages,
      'node_modules/zod': {
        version: '4.0.0',
        integrity: 'sha512-a',
        resolved: 'https://packages.example/zod/-/zod-4.0.0.tgz',
      },
      'node_modules/a/node_modules/@types/node': {
        version: '24.0.0',
        resolved: 'https://packages.example/@types/node/-/node-24.0.0.tgz',
      },
      'node_modules/alias': {
        name: 'real',
        version: '2.0.0',
        resolved: 'https://packages.example/real/-/real-2.0.0.tgz',
      },
    },
  });
});

test('a scope with a registry of its own is looked for there', () => {
  const packages = { 'node_modules/@club/scores': { version: '1.2.3' } };
  const settings = { registry, '@club:registry': 'https://club.example' };
  expect(addAddresses({ packages }, settings).packages['node_modules/@club/scores']).toEqual({
    version: '1.2.3',
    resolved: 'https://club.example/@club/scores/-/scores-1.2.3.tgz',
  });
});
