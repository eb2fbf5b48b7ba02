import { expect, test } from 'vitest';
import { listedWhen } from './listedWhen.ts';

const now = new Date('2026-11-24T09:12:00Z');

test.each([
  ['2026-11-24T16:30:00Z', 'Europe/London', 'Today, 16:30'],
  ['2026-11-26T10:00:00Z', 'Europe/London', 'Thu 26 Nov, 10:00'],
  ['2026-11-24T16:30:00Z', 'Pacific/Auckland', 'Wed 25 Nov, 05:30'],
  ['2027-01-07T10:00:00Z', 'Europe/London', 'Thu 7 Jan 2027, 10:00'],
  ['2025-11-17T10:00:00Z', 'Europe/London', 'Mon 17 Nov 2025, 10:00'],
])('%s in %s reads "%s"', (instant, zone, phrase) => {
  expect(listedWhen(instant, { zone, now })).toBe(phrase);
});
