import { expect, it } from 'vitest';
import { parseBulkRescheduleSearch } from './unplayableSearch.ts';

const start = '2026-11-24';

it.each([
  [{}, {}],
  [{ end: start }, {}],
  [{ start: '2026-02-31', end: start }, {}],
  [{ start: [start] }, {}],
  [{ start }, { start, end: start }],
  [
    { start, end: '2026-11-26', other: '1' },
    { start, end: '2026-11-26' },
  ],
  [
    { start, end: '2026-11-23' },
    { start, end: start },
  ],
  [
    { start, end: '2027-11-24' },
    { start, end: start },
  ],
])('reads %j as %j', (typed, search) => {
  expect(parseBulkRescheduleSearch(typed)).toEqual(search);
});
