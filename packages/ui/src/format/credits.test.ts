import { expect, test } from 'vitest';
import { NOW } from '../fixtures/clock.ts';
import { someCredits } from '../fixtures/credits.ts';
import { creditCount, creditLots } from './credits.ts';

test('lots come soonest first, and expire soon with fewer than 30 days left', () => {
  const lots = creditLots(someCredits([200, 4], [28, 1], [30, 2]), NOW);
  expect(lots.map(({ count, expiring }) => [count, expiring])).toEqual([
    [1, true],
    [2, false],
    [4, false],
  ]);
  expect(creditCount(lots)).toBe(7);
});

test('no credits are no lots', () => {
  expect(creditLots({}, NOW)).toEqual([]);
  expect(creditCount([])).toBe(0);
});
