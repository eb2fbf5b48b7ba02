import { expect, test } from 'vitest';
import { parseDrillsSearch } from './drillsSearch.ts';

test.each([
  [{}, {}],
  [
    { q: 'gate', tag: 'putting' },
    { q: 'gate', tag: 'putting' },
  ],
  [{ q: '', tag: '' }, {}],
  [{ q: 7, tag: ['putting'] }, {}],
  [
    { q: 'x'.repeat(101), tag: 'y'.repeat(31) },
    { q: 'x'.repeat(100), tag: 'y'.repeat(30) },
  ],
])('the address %j shows %j', (address, search) => {
  expect(parseDrillsSearch(address)).toEqual(search);
});
