import { times } from '#test/times.ts';
import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { findRangeError, merge, toMinutes, toTimeRange } from './rules.ts';

describe('hours as typed', () => {
  test.each([
    ['none', times(), null],
    ['one', times(['09:00', '17:00']), null],
    ['touching ones', times(['09:00', '12:00'], ['12:00', '17:00']), null],
    ['touching ones in any order', times(['12:00', '17:00'], ['09:00', '12:00']), null],
    ['until midnight', times(['22:00', '00:00']), null],
    ['the whole day', times(['00:00', '00:00']), null],
    ['an end before the start', times(['12:00', '11:00']), 'Each time must end after it starts.'],
    ['an end at the start', times(['12:00', '12:00']), 'Each time must end after it starts.'],
    ['overlapping ones', times(['09:00', '12:00'], ['11:45', '13:00']), 'Some of these times overlap.'],
    ['the same twice', times(['09:00', '12:00'], ['09:00', '12:00']), 'Some of these times overlap.'],
    [
      'one within another',
      times(['09:00', '17:00'], ['10:00', '11:00'], ['12:00', '13:00']),
      'Some of these times overlap.',
    ],
    ['two that reach midnight', times(['20:00', '00:00'], ['23:45', '00:00']), 'Some of these times overlap.'],
  ])('%s', (_, typed, fault) => {
    expect(findRangeError(typed)).toBe(fault);
  });
});

test('hours are minutes of the day and back, midnight at the end included', () => {
  for (const range of times(['00:00', '00:00'], ['09:15', '12:30'], ['23:45', '00:00']))
    expect(toTimeRange(toMinutes(range))).toEqual(range);
  expect(toMinutes({ start: '23:45:00', end: '00:00:00' })).toEqual({ start: 1425, end: 1440 });
});

test('merged hours hold the same minutes, ascend and do not touch', () => {
  const ranges = fc.array(
    fc
      .tuple(fc.nat(95), fc.integer({ min: 1, max: 96 }))
      .map(([start, length]) => ({ start: start * 15, end: Math.min(1440, (start + length) * 15) })),
    { maxLength: 6 },
  );
  const minutesIn = (list: readonly { start: number; end: number }[]) =>
    Array.from({ length: 96 }, (_, quarter) =>
      list.some(({ start, end }) => start <= quarter * 15 && quarter * 15 < end),
    );
  fc.assert(
    fc.property(ranges, (list) => {
      const before = structuredClone(list);
      const merged = merge(list);
      expect(minutesIn(merged)).toEqual(minutesIn(list));
      for (const [nth, range] of merged.entries()) expect(nth === 0 || merged[nth - 1]!.end < range.start).toBe(true);
      expect(list).toEqual(before);
    }),
  );
});
