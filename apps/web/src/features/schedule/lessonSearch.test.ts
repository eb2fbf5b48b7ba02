import { expect, test } from 'vitest';
import { formatChoice, parseBookingSearch, parseLessonSearch, readChoice, toChosenTime } from './lessonSearch.ts';

test('a choice survives the address', () => {
  const choice = { duration: 45, date: '2026-11-26', time: '10:15:00' };
  const search = formatChoice(choice);
  expect(search).toEqual({ duration: 45, date: '2026-11-26', time: '10:15' });
  expect(readChoice(parseLessonSearch({ ...search }), { duration: 60, date: null, time: null })).toEqual(choice);
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

test('a lesson to have again is named in the address as text, or not at all', () => {
  expect(parseBookingSearch({ like: 'lesson-1', duration: 30 })).toEqual({ like: 'lesson-1', duration: 30 });
  expect(parseBookingSearch({ like: 7 })).toEqual({});
});

test('an address without a choice falls back to the whole of another', () => {
  const booked = { duration: 60, date: '2026-11-26', time: '10:00:00' };
  expect(readChoice({}, booked)).toEqual(booked);
  expect(readChoice({ duration: 30 }, booked)).toEqual({ duration: 30, date: null, time: null });
});

test('an address names a time only where it names all of it', () => {
  const whole = { duration: 60, date: '2026-11-26', time: '10:00' } as const;
  expect(toChosenTime(whole)).toEqual({ duration: 60, date: '2026-11-26', start: '10:00:00' });
  expect(toChosenTime({ ...whole, time: undefined })).toBeNull();
  expect(toChosenTime({})).toBeNull();
});
