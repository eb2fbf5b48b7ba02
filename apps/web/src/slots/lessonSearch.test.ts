import { expect, test } from 'vitest';
import { choiceOf, parseLessonSearch, searchOf } from './lessonSearch.ts';

test('a choice survives the address', () => {
  const choice = { duration: 45, date: '2026-11-26', time: '10:15:00' };
  const search = searchOf(choice);
  expect(search).toEqual({ duration: 45, date: '2026-11-26', time: '10:15' });
  expect(choiceOf(parseLessonSearch({ ...search }), { duration: 60, date: null, time: null })).toEqual(choice);
});

test.each([
  [{ duration: 50 }, {}],
  [{ duration: '30' }, { duration: 30 }],
  [{ date: '2026-02-31' }, {}],
  [{ date: '2026-02-03', time: '25:00' }, { date: '2026-02-03' }],
  [{ time: '10:00' }, {}],
  [{ date: ['2026-02-03'], duration: null }, {}],
])('%o reads as %o', (typed, search) => {
  expect(parseLessonSearch(typed)).toEqual(search);
});

test('an address without a choice falls back to the whole of another', () => {
  const booked = { duration: 60, date: '2026-11-26', time: '10:00:00' };
  expect(choiceOf({}, booked)).toEqual(booked);
  expect(choiceOf({ duration: 30 }, booked)).toEqual({ duration: 30, date: null, time: null });
});
