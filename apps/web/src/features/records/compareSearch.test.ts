import { expect, test } from 'vitest';
import { parseCompareSearch } from './compareSearch.ts';

const id = '0190f0a0-7d3b-7000-8000-00000000000a';

test.each([
  [{}, {}],
  [{ first: id }, { first: id }],
  [
    { first: id, second: id, page: '2' },
    { first: id, second: id },
  ],
  [{ first: 'driver', second: 7 }, {}],
])('of %j the videos %j are followed', (search, followed) => {
  expect(parseCompareSearch(search)).toEqual(followed);
});
