import { ANY_TIME, buildSchedule, NO_LIMITS } from '#test/schedules.ts';
import { expect, test } from 'vitest';
import { toInstant, parseMinute } from '@fairway/time/zoned-time';
import { isFreeAgain } from './rules.ts';

const LONDON = 'Europe/London';
const at = (time: string) => toInstant(LONDON, '2031-07-09', parseMinute(time)).at;
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });
const LEFT = { starts_at: at('10:00'), ends_at: at('11:00') };
const nineToFive = [{ start: parseMinute('09:00'), end: parseMinute('17:00') }];
const window = { ...ANY_TIME };

test.each([
  ['in the hours, with nothing in the way', buildSchedule(LONDON, nineToFive), window, true],
  ['of a pro who is not open then', buildSchedule(LONDON, [{ start: 0, end: parseMinute('10:45') }]), window, false],
  ['that another lesson stands in', buildSchedule(LONDON, nineToFive, [span('10:45', '11:45')]), window, false],
  ['beside another lesson', buildSchedule(LONDON, nineToFive, [span('11:00', '12:00')]), window, true],
  [
    'nearer to another lesson than the pro wants it',
    buildSchedule(LONDON, nineToFive, [span('11:00', '12:00')], { ...NO_LIMITS, buffer: 15 }),
    window,
    false,
  ],
  ['sooner than players may book', buildSchedule(LONDON, nineToFive), { ...window, from: at('10:15') }, false],
  ['later than players may book', buildSchedule(LONDON, nineToFive), { ...window, lastDate: '2031-07-08' }, false],
])('a time that a lesson left, %s, is free for players again: %#', (_, facts, open, free) => {
  expect(isFreeAgain(LEFT, facts, open)).toBe(free);
});

test('a time that began between two quarters of an hour is not offered again', () => {
  expect(isFreeAgain({ starts_at: at('10:05'), ends_at: at('11:05') }, buildSchedule(LONDON, nineToFive), window)).toBe(
    false,
  );
});
