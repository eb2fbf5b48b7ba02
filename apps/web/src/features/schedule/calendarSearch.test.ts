import { expect, test } from 'vitest';
import { parseCalendarSearch } from './calendarSearch.ts';

test('a view and a date are kept', () => {
  expect(parseCalendarSearch({ view: 'month', date: '2026-11-24' })).toEqual({ view: 'month', date: '2026-11-24' });
});

test.each([{ view: 'year' }, { date: '2026-02-30' }, { date: 20261124 }, { view: ['day'] }, {}])(
  'what makes no sense is dropped: %o',
  (typed) => {
    expect(parseCalendarSearch(typed)).toEqual({});
  },
);
