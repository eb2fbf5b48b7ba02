import { expect, test } from 'vitest';
import { findToday } from './today.ts';

test.each([
  ['2031-03-10T23:59:59.999Z', 'Europe/London', '2031-03-10'],
  ['2031-03-11T00:00:00Z', 'Europe/London', '2031-03-11'],
  // The clock goes forward on 30 March at one: from then on midnight comes an hour earlier.
  ['2031-03-30T23:30:00Z', 'Europe/London', '2031-03-31'],
  ['2031-10-26T00:30:00Z', 'Europe/London', '2031-10-26'],
  ['2031-10-26T23:59:00Z', 'Europe/London', '2031-10-26'],
  // Here the clock goes forward at midnight itself: the day begins at one.
  ['2031-09-07T03:59:59Z', 'America/Santiago', '2031-09-06'],
  ['2031-09-07T04:00:00Z', 'America/Santiago', '2031-09-07'],
  ['2031-03-10T10:00:00Z', 'Pacific/Kiritimati', '2031-03-11'],
  ['2031-03-10T10:00:00Z', 'Pacific/Pago_Pago', '2031-03-09'],
  ['2031-03-10T18:29:00Z', 'Asia/Kolkata', '2031-03-10'],
  ['2031-03-10T18:30:00Z', 'Asia/Kolkata', '2031-03-11'],
  ['2031-03-10T12:00:00Z', 'Nowhere/At_All', '2031-03-10'],
])('at %s in %s it is %s', (at, zone, today) => {
  expect(findToday(zone, new Date(at))).toBe(today);
});
