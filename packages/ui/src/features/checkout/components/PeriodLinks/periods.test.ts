import { expect, test } from 'vitest';
import { findPeriod, listPeriods } from './periods.ts';

test.each([
  ['2026-04-05', 'tax-2025', 'Tax year 2025/26', '2025-04-06', '2026-04-05'],
  ['2026-04-06', 'tax-2026', 'Tax year 2026/27', '2026-04-06', '2027-04-05'],
  ['2026-04-06', 'tax-2025', 'Tax year 2025/26', '2025-04-06', '2026-04-05'],
  ['2099-12-31', 'tax-2099', 'Tax year 2099/00', '2099-04-06', '2100-04-05'],
  ['2026-11-24', 'year-2026', 'Calendar year 2026', '2026-01-01', '2026-12-31'],
  ['2026-11-24', 'this-month', 'This month', '2026-11-01', '2026-11-30'],
  ['2026-01-31', 'last-month', 'Last month', '2025-12-01', '2025-12-31'],
  ['2028-02-29', 'this-month', 'This month', '2028-02-01', '2028-02-29'],
])('on %s %s is “%s”, from %s to %s', (today, id, label, start, end) => {
  expect(findPeriod(today, id)).toEqual({ id, label, start, end });
});

test('this year and the last are proposed of each kind, and an address that names another has no period', () => {
  expect(listPeriods('2026-11-24').map(({ label }) => label)).toEqual([
    'This month',
    'Last month',
    'Tax year 2026/27',
    'Tax year 2025/26',
    'Calendar year 2026',
    'Calendar year 2025',
  ]);
  expect(findPeriod('2026-11-24', 'tax-1999')).toBeNull();
  expect(findPeriod('2026-11-24', undefined)).toBeNull();
});
