import { expect, test } from 'vitest';
import { dayOfMonth, fullDayPhrase, listDate, nearDayPhrase, nextSameDay, sameTimePhrase } from './days.ts';

test('a list shows DD MMM YYYY', () => {
  const months = Array.from({ length: 12 }, (_, nth) => listDate(`2026-${String(nth + 1).padStart(2, '0')}-03`));
  expect(months.map((date) => date.slice(3, 6)).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(listDate('2026-09-03')).toBe('03 Sep 2026');
});

test.each([
  ['2026-11-24', 'Today'],
  ['2026-11-25', 'Tomorrow'],
  ['2026-11-26', 'Thursday 26 November'],
  ['2027-01-07', 'Thursday 7 January 2027'],
])('on 24 November 2026, %s is %s', (date, words) => {
  expect(nearDayPhrase(date, '2026-11-24')).toBe(words);
});

test.each([
  ['2026-12-12', '12 December'],
  ['2027-05-01', '1 May'],
])('a day that is weeks away, %s, is said without its weekday: %s', (date, words) => {
  expect(dayOfMonth(date)).toBe(words);
});

test('tomorrow may be next year', () => {
  expect(nearDayPhrase('2027-01-01', '2026-12-31')).toBe('Tomorrow');
  expect(fullDayPhrase('2027-01-01', '2026-12-31')).toBe('Friday 1 January 2027');
});

test.each([
  ['2026-11-19', '2026-11-26', 'Same time this week'],
  ['2026-11-24', '2026-12-01', 'Same time next week'],
  ['2026-11-17', '2026-12-01', 'Same time next week'],
  ['2026-10-08', '2026-11-26', 'Same time this week'],
  ['2026-12-10', '2026-12-17', 'Same time a week later'],
])('on Tuesday 24 November, a lesson of %s is had again on %s: %s', (date, again, words) => {
  expect(nextSameDay(date, '2026-11-24')).toBe(again);
  expect(sameTimePhrase(again, '2026-11-24')).toBe(words);
});
