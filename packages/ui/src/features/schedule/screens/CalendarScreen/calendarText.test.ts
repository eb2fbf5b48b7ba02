import { expect, test } from 'vitest';
import { calendarTitle } from './calendarText.ts';

test.each([
  ['day', '2026-11-24', 'Tuesday 24 November'],
  ['week', '2026-11-24', '23 to 29 November 2026'],
  ['week', '2026-12-06', '30 Nov to 6 Dec 2026'],
  ['week', '2027-01-01', '28 Dec 2026 to 3 Jan 2027'],
  ['month', '2026-11-24', 'November 2026'],
] as const)('a calendar of a %s with %s in it is called "%s"', (view, date, title) => {
  expect(calendarTitle(view, date)).toBe(title);
});
