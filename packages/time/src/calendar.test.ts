import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  datesOfMonth,
  dayOfWeek,
  daysBetween,
  isDay,
  lastDayOfMonth,
  monthWeeks,
  shiftMonth,
  startOfWeek,
  toMonth,
} from './calendar.ts';

describe('days and months of a calendar', () => {
  test.each([
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', 0, '2026-06'],
  ])('%s and %i months is %s', (month, count, expected) => expect(shiftMonth(month, count)).toBe(expected));

  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-02-28', 12, '2026-02-28'],
    ['2025-11-30', 3, '2026-02-28'],
    ['2025-12-31', 12, '2026-12-31'],
    ['2025-10-15', 3, '2026-01-15'],
    ['2026-11-24', -1, '2026-10-24'],
  ])('%s, %i months on, is %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected));

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
    expect(dayOfWeek('2026-11-23')).toBe(0);
    expect(dayOfWeek('2026-11-29')).toBe(6);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('puts %s into the week that starts on %s', (day, monday) => {
    expect(startOfWeek(day)).toBe(monday);
  });

  it('knows the last day of a month', () => {
    expect(lastDayOfMonth('2026-02')).toBe('2026-02-28');
    expect(lastDayOfMonth('2026-12')).toBe('2026-12-31');
  });

  it('gives each month six weeks that begin on a Monday and hold all of it', () => {
    for (let month = '2025-12'; month < '2029-01'; month = shiftMonth(month, 1)) {
      const weeks = monthWeeks(month);
      expect(weeks).toHaveLength(6);
      expect(weeks.every((week) => week.length === 7 && dayOfWeek(week[0] ?? '') === 0)).toBe(true);
      expect(weeks.flat()).toContain(`${month}-01`);
      expect(weeks.flat()).toContain(lastDayOfMonth(month));
    }
  });
});

test('the dates of a month are all of them, in order, leap day and all', () => {
  const ends = (year: number, month: number) => {
    const dates = datesOfMonth(year, month);
    return [dates[0], dates[8], dates.at(-1), dates.length];
  };
  expect(ends(2028, 2)).toEqual(['2028-02-01', '2028-02-09', '2028-02-29', 29]);
  expect(ends(2027, 12)).toEqual(['2027-12-01', '2027-12-09', '2027-12-31', 31]);
  expect(ends(33, 4)).toEqual(['0033-04-01', '0033-04-09', '0033-04-30', 30]);
});
