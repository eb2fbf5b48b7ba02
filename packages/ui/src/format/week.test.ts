import { expect, test } from 'vitest';
import { endMinuteOf, hoursPhrase, minuteOf, sameHours, WEEKDAYS, weekdayFromSlug, weekdaySlug } from './week.ts';

const MORNING = { start: '09:00:00', end: '12:00:00' };
const EVENING = { start: '20:00:00', end: '00:00:00' };

test('every day has a name in the address that leads back to it', () => {
  expect(WEEKDAYS.map((_, day) => weekdayFromSlug(weekdaySlug(day)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.each(['Monday', 'mon', '0', ''])('%j is no name of a day in an address', (slug) => {
  expect(weekdayFromSlug(slug)).toBeUndefined();
});

test('hours read as people say them', () => {
  expect(hoursPhrase([MORNING, EVENING])).toBe('09:00 to 12:00, 20:00 to 00:00');
});

test('the order of ranges does not make a difference, their times do', () => {
  expect(sameHours([MORNING, EVENING], [EVENING, MORNING])).toBe(true);
  expect(sameHours([MORNING], [MORNING, MORNING])).toBe(false);
  expect(sameHours([MORNING], [EVENING])).toBe(false);
  expect(sameHours([], [])).toBe(true);
});

test('an end at 00:00 is the end of the day, a start its beginning', () => {
  expect([minuteOf('00:00:00'), endMinuteOf('00:00:00'), endMinuteOf('23:45:00')]).toEqual([0, 1440, 1425]);
});
