import { expect, test } from 'vitest';
import { parseWordSearch } from './wordSearch.ts';

test.each([
  [{}, {}],
  [{ q: '' }, {}],
  [{ q: 'grip' }, { q: 'grip' }],
  [{ q: 'lighter ' }, { q: 'lighter ' }],
  [{ q: 7 }, {}],
  [{ q: 'x'.repeat(200), page: '2' }, { q: 'x'.repeat(100) }],
])('of the address %j the search is %j', (search, kept) => {
  expect(parseWordSearch(search)).toEqual(kept);
});
