import { expect, test } from 'vitest';
import { isAdult } from './rules.ts';

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2010-02-28', '2028-02-29', true],
  ['1950-01-01', '2026-11-21', true],
  ['2030-01-01', '2026-11-21', false],
])('born on %s, on %s of age: %s', (dob, today, expected) => {
  expect(isAdult(dob, today)).toBe(expected);
});
