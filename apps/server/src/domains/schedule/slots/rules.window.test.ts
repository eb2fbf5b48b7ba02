import { HOUR_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { playersWindow, prosWindow } from './rules.ts';

test.each([
  ['the same day three months on', 'Europe/London', '2025-06-03T12:00:00Z', 3, '2025-09-03'],
  ['twelve months on', 'Europe/London', '2025-06-03T12:00:00Z', 12, '2026-06-03'],
  ['the last day of a shorter month', 'Europe/London', '2025-08-31T12:00:00Z', 6, '2026-02-28'],
  ['a leap day', 'Europe/London', '2023-11-30T12:00:00Z', 3, '2024-02-29'],
  [
    'counted from the day it is where the pro is: still yesterday',
    'America/Havana',
    '2025-06-03T03:30:00Z',
    1,
    '2025-07-02',
  ],
  ['or tomorrow already', 'Australia/Adelaide', '2025-06-30T15:00:00Z', 1, '2025-08-01'],
])('players book until %s', (_, zone, now, months, expected) => {
  expect(playersWindow(Date.parse(now), zone, { notice_hours: 2, months }).lastDate).toBe(expected);
});

test.each([0, 2, 26])('players give %i hours of notice, whatever the clock does meanwhile', (notice_hours) => {
  const now = Date.parse('2025-03-30T00:30:00Z');
  expect(playersWindow(now, 'Europe/London', { notice_hours, months: 3 }).from).toBe(now + notice_hours * HOUR_MS);
});

test('pros book from now on, without an end', () => {
  expect(prosWindow(1_000)).toEqual({ from: 1_000, lastDate: null });
});
