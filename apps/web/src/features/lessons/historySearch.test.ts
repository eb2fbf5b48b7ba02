import { expect, test } from 'vitest';
import { parseHistorySearch, parseLessonsSearch } from './historySearch.ts';

test.each([
  [
    { starred: true, video: 'true', cancelled: true },
    { starred: true, video: true, cancelled: true },
  ],
  [{ starred: 'false', video: 1 }, {}],
  [{ record_due: 'true' }, { record_due: true }],
  [{ page: 2 }, {}],
])('%j says %j', (search, filters) => {
  expect(parseHistorySearch(search)).toEqual(filters);
});

test.each([
  [
    { show: 'upcoming', starred: 'true' },
    { show: 'upcoming', starred: true },
  ],
  [{ show: 'past' }, { show: 'past' }],
  [{ show: 'cancelled' }, {}],
  [{ show: ['past'], cancelled: {} }, {}],
])('%j lists %j', (search, listed) => {
  expect(parseLessonsSearch(search)).toEqual(listed);
});
