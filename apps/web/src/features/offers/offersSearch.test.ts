import { expect, test } from 'vitest';
import { parseOffersSearch } from './offersSearch.ts';

test.each([
  [{ show: 'sold_out' }, { show: 'sold_out' }],
  [{ show: 'live', page: 2 }, { show: 'live' }],
  [{ show: 'gone' }, {}],
  [{ show: ['live'] }, {}],
  [{}, {}],
])('%j lists %j', (search, listed) => {
  expect(parseOffersSearch(search)).toEqual(listed);
});
