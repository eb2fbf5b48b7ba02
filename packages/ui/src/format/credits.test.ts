import { DAY_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { NOW, TODAY } from '../testing/clock.ts';
import { someCredits } from '../testing/credits.ts';
import { creditCount, creditLots, expiryMonths } from './credits.ts';

test('lots come soonest first, and expire soon with fewer than 30 days left', () => {
  const lots = creditLots(someCredits([200, 4], [28, 1], [30, 2]), NOW);
  expect(lots.map(({ count, expiring }) => [count, expiring])).toEqual([
    [1, true],
    [2, false],
    [4, false],
  ]);
  expect(creditCount(lots)).toBe(7);
});

test('a lot with thirty days left to the second does not expire soon yet', () => {
  const on = (expires_at: number) => {
    const credit = { id: 'credit', purchased_at: NOW.toISOString(), source: 'given' as const };
    return creditLots({ '2026-12-24': [{ ...credit, expires_at: new Date(expires_at).toISOString() }] }, NOW);
  };
  const thirtyDays = NOW.getTime() + 30 * DAY_MS;
  expect([on(thirtyDays)[0]?.expiring, on(thirtyDays - 1)[0]?.expiring]).toEqual([false, true]);
});

test('a day without credits is no lot', () => {
  expect(creditLots({ '2026-12-24': [] }, NOW)).toEqual([]);
});

test('no credits are no lots', () => {
  expect(creditLots({}, NOW)).toEqual([]);
  expect(creditCount([])).toBe(0);
});

test('a year of months is drawn, this one first, each with what expires in it', () => {
  const months = expiryMonths(creditLots(someCredits([2, 1], [5, 2], [364, 4]), NOW), TODAY);
  expect(months.map(({ month, count }) => `${month} ${count}`)).toEqual([
    '2026-11 3',
    '2026-12 0',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => `2027-${month} 0`),
    '2027-11 4',
  ]);
  expect(months[0]?.lots.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-29']);
});
