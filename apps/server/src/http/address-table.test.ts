import { expect, test } from 'vitest';
import { addressTable } from './address-table.ts';

const find = addressTable({ '/pro/players/:id': 'a player', '/pro/players/invite': 'invite', '/pro': 'home' });

test.each([
  ['/pro', 'home', {}],
  ['/pro/', 'home', {}],
  ['/pro/players/invite', 'invite', {}],
  ['/pro/players/7', 'a player', { id: '7' }],
  ['/pro/players/7/', 'a player', { id: '7' }],
])('%s is found', (address, entry, params) => {
  expect(find(address)).toEqual({ entry, params });
});

test.each(['/', '/pro/players', '/pro/players/7/credits', '//pro', '/pro/players/', '/%', ''])(
  '%s is not there',
  (address) => {
    expect(find(address)).toBeNull();
  },
);
