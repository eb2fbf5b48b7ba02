import { expect, test } from 'vitest';
import { hoursPhrase, sameHours, timeAfter, withoutStretch } from './hours.ts';

const MORNING = { start: '09:00:00', end: '12:00:00' };
const EVENING = { start: '20:00:00', end: '00:00:00' };

test.each([
  ['10:00:00', 45, '10:45:00'],
  ['09:45:00', 30, '10:15:00'],
  ['23:00:00', 60, '00:00:00'],
  ['23:30:00', 90, '01:00:00'],
  ['08:05:00', 0, '08:05:00'],
])('after %s, %i minutes on, it is %s', (time, minutes, then) => {
  expect(timeAfter(time, minutes)).toBe(then);
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

test.each([
  ['in the middle leaves two', '10:00', '11:00', '09:00 to 10:00, 11:00 to 12:00, 20:00 to 00:00'],
  ['at the beginning', '09:00', '10:00', '10:00 to 12:00, 20:00 to 00:00'],
  ['at the end', '11:00', '12:00', '09:00 to 11:00, 20:00 to 00:00'],
  ['to midnight', '22:00', '00:00', '09:00 to 12:00, 20:00 to 22:00'],
  ['over both', '11:00', '21:00', '09:00 to 11:00, 21:00 to 00:00'],
  ['between them changes nothing', '12:00', '20:00', '09:00 to 12:00, 20:00 to 00:00'],
  ['over all of it leaves nothing', '00:00', '00:00', ''],
])('a stretch taken out of hours %s', (_, start, end, left) => {
  const blocked = { start: `${start}:00`, end: `${end}:00` };
  expect(hoursPhrase(withoutStretch([MORNING, EVENING], blocked))).toBe(left);
});
