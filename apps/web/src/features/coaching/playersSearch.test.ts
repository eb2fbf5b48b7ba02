import { expect, it } from 'vitest';
import { parsePlayersSearch } from './playersSearch.ts';

it.each([
  [{}, {}],
  [
    { q: 'tay', show: 'pending' },
    { q: 'tay', show: 'pending' },
  ],
  [{ q: '', show: 'current' }, {}],
  [{ q: '7' }, { q: '7' }],
  [
    { sort: 'next', descending: 'true', expiring: true, records_due: 'false', no_next: 'yes' },
    { sort: 'next', descending: true, expiring: true },
  ],
  [{ sort: 'name', descending: true }, { descending: true }],
  [{ sort: 'shoe' }, {}],
  [{ q: ['tay'], show: 'everybody', other: '1' }, {}],
  [{ q: 'x'.repeat(300) }, { q: 'x'.repeat(100) }],
])('reads %j as %j', (typed, search) => {
  expect(parsePlayersSearch(typed)).toEqual(search);
});
