import { expect, test } from 'vitest';
import { WEEKDAYS, weekdayFromSlug, weekdayLabel, weekdaySlug } from './week.ts';

test('every day has a name in the address that leads back to it', () => {
  expect(WEEKDAYS.map((_, day) => weekdayFromSlug(weekdaySlug(day)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('the week begins on Monday, and has seven days', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(weekdayLabel).join()).toBe(
    'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,',
  );
});

test.each(['Monday', 'mon', '0', ''])('%j is no name of a day in an address', (slug) => {
  expect(weekdayFromSlug(slug)).toBeUndefined();
});
