import { HOUR_MS } from '@fairway/time/units';
import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { without } from './rules.ts';
import { instantsOfPeriod, partOn } from '#domains/schedule/closures/rules.ts';

const hour = (start: number, end: number) => ({ start: start * 60, end: end * 60 });

describe('hours without a cut', () => {
  test.each([
    ['none of it', [hour(9, 12)], hour(13, 14), [hour(9, 12)]],
    ['the middle', [hour(9, 17)], hour(11, 13), [hour(9, 11), hour(13, 17)]],
    ['the beginning', [hour(9, 12)], hour(0, 10), [hour(10, 12)]],
    ['the end, and a whole stretch', [hour(9, 12), hour(13, 17)], hour(11, 24), [hour(9, 11)]],
    ['all of it', [hour(9, 12)], hour(9, 12), []],
  ])('%s', (_, hours, cut, left) => {
    expect(without(hours, cut)).toEqual(left);
  });

  test('keep every minute outside it and none inside', () => {
    const span = fc
      .tuple(fc.nat(1439), fc.integer({ min: 1, max: 600 }))
      .map(([start, length]) => ({ start, end: Math.min(start + length, 1440) }));
    fc.assert(
      fc.property(span, span, fc.nat(1439), (hours, cut, minute) => {
        const inside = ({ start, end }: { start: number; end: number }) => minute >= start && minute < end;
        expect(without([hours], cut).some(inside)).toBe(inside(hours) && !inside(cut));
      }),
    );
  });
});

describe('a period', () => {
  const period = { start: '2025-03-29', from: '10:00:00', end: '2025-03-30', until: '12:00:00' };
  test('lasts from one wall clock to another, over the change of the clocks', () => {
    const { start, end } = instantsOfPeriod('Europe/London', period);
    expect((end - start) / HOUR_MS).toBe(25);
  });
  test('until midnight lasts to the day’s end', () => {
    expect(partOn({ ...period, until: '00:00:00' }, '2025-03-30')).toEqual({ start: 0, end: 1440 });
    expect(partOn(period, '2025-03-29')).toEqual({ start: 600, end: 1440 });
    expect(partOn(period, '2025-03-30')).toEqual({ start: 0, end: 720 });
  });
});
