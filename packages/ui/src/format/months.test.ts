import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  lastDay,
  toMonth,
  monthWeeks,
  sameDayIn,
  startOfWeek,
  weekday,
} from './months.ts';

describe('months of a calendar', () => {
  test.each([
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', 0, '2026-06'],
  ])('%s and %i months is %s', (month, count, expected) => expect(addMonths(month, count)).toBe(expected));

  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-24', -1, '2026-10-24'],
  ])('%s, %i months on, is %s', (day, count, expected) => expect(sameDayIn(day, count)).toBe(expected));

  test.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-2-1', false],
    ['2026-11-24T10:00', false],
    ['x2026-11-24', false],
    ['tomorrow', false],
    ['', false],
  ])('whether "%s" is a day that exists: %s', (text, exists) => expect(isDay(text)).toBe(exists));

  test.each([
    ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2026-11-24', '2026-11-24', ['2026-11-24']],
    ['2026-11-25', '2026-11-24', []],
  ])('from %s to %s the days are these: %j', (first, last, days) => expect(daysBetween(first, last)).toEqual(days));

  it('knows which month a day is in', () => {
    expect(toMonth('2026-11-24')).toBe('2026-11');
  });

  it('counts the week from Monday', () => {
    expect(weekday('2026-11-23')).toBe(0);
    expect(weekday('2026-11-29')).toBe(6);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('puts %s into the week that starts on %s', (day, monday) => {
    expect(startOfWeek(day)).toBe(monday);
  });

  it('knows the last day of a month', () => {
    expect(lastDay('2026-02')).toBe('2026-02-28');
    expect(lastDay('2026-12')).toBe('2026-12-31');
  });

  it('gives each month six weeks that begin on a Monday and hold all of it', () => {
    for (let month = '2025-12'; month < '2029-01'; month = addMonths(month, 1)) {
      const weeks = monthWeeks(month);
      expect(weeks).toHaveLength(6);
      expect(weeks.every((week) => week.length === 7 && weekday(week[0] ?? '') === 0)).toBe(true);
      expect(weeks.flat()).toContain(`${month}-01`);
      expect(weeks.flat()).toContain(lastDay(month));
    }
  });
});
