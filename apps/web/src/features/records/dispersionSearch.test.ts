import { expect, test } from 'vitest';
import { parseDispersionSearch, toDispersionFilter, toDispersionSearch } from './dispersionSearch.ts';

test.each([
  [{}, { type: 'chart', club: null }],
  [{ type: 'putting_chart' }, { type: 'putting_chart', club: null }],
  [
    { type: 'spell', club: ' ' },
    { type: 'chart', club: null },
  ],
  [{ club: '7 iron' }, { type: 'chart', club: '7 iron' }],
])('the address %j shows %j, and back', (search, filter) => {
  const parsed = parseDispersionSearch(search);
  expect(toDispersionFilter(parsed)).toEqual(filter);
  expect(toDispersionSearch(toDispersionFilter(parsed))).toEqual(parsed);
});
