import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignStrikes, findPartnerTime, formatOffset, hasDrifted, isWithin, limitOffset } from './pairing.ts';

test.each([
  [0, 0, 2, 0],
  [1, 0.5, 2, 1.5],
  [1, -1.5, 2, 0],
  [1.9, 0.5, 2, 2],
])('at %d s, with %d s between them, a clip of %d s stands at %d s', (time, offset, duration, stands) => {
  expect(findPartnerTime(time, offset, duration)).toBe(stands);
});

test('the second clip plays only while it has something to show', () => {
  expect([-1, 0, 1, 1.5].map((time) => isWithin(time, 0.5, 2))).toEqual([false, true, true, false]);
});

test('clips lined up at the strike strike together', () => {
  const ms = fc.integer({ min: 0, max: 600_000 });
  fc.assert(
    fc.property(ms, ms, (first, second) => {
      const offset = alignStrikes(first, second) ?? Number.NaN;
      expect(findPartnerTime(first / 1000, offset, 600)).toBeCloseTo(second / 1000, 6);
    }),
  );
  expect(alignStrikes(null, 400)).toBeNull();
  expect(alignStrikes(400, null)).toBeNull();
});

test('a frame’s drift is left alone, more is put right', () => {
  expect(hasDrifted(1, 1.03)).toBe(false);
  expect(hasDrifted(1.1, 1)).toBe(true);
});

test('an offset leaves both clips something to show together', () => {
  expect([-9, -1.2345, 0.5, 9].map((offset) => limitOffset(offset, 2, 3))).toEqual([-2, -1.234, 0.5, 3]);
});

test('an offset is said as what happens', () => {
  expect([0, 0.4, -0.25].map((offset) => formatOffset(offset))).toEqual([
    'Both start together',
    'Clip 2 starts 0.40 s earlier',
    'Clip 2 starts 0.25 s later',
  ]);
});
