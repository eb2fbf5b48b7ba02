import { DURATIONS } from '@fairway/contracts/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import { describe, expect, test } from 'vitest';
import {
  cancelRefusal,
  changeRefusal,
  isLate,
  lessonPermissions,
  LONGEST_LESSON_MS,
  refundsWhenRefilled,
} from './rules.ts';

const START = Date.parse('2025-06-03T10:00:00Z');
const lesson = { starts_at: START, cancelled: false, type: 0 };
const STARTED = 'This lesson has already started.';
const CANCELLED = 'This lesson has been cancelled.';
const TOO_LATE = 'Lessons can be changed until 24 hours before they start. Please contact your coach.';

describe('a lesson may be changed', () => {
  test.each([
    ['25 hours before', -25 * HOUR_MS, null, null],
    ['24 hours before, to the millisecond', -DAY_MS, null, null],
    ['a millisecond later', -DAY_MS + 1, TOO_LATE, null],
    ['a millisecond before it starts', -1, TOO_LATE, null],
    ['when it starts', 0, STARTED, STARTED],
    ['afterwards', 5 * HOUR_MS, STARTED, STARTED],
  ])('%s', (_, offset, player, pro) => {
    expect(changeRefusal(lesson, 'player', START + offset)).toBe(player);
    expect(changeRefusal(lesson, 'pro', START + offset)).toBe(pro);
  });

  test('never once it is cancelled', () => {
    expect(changeRefusal({ ...lesson, cancelled: true }, 'pro', START - 48 * HOUR_MS)).toBe(CANCELLED);
  });
});

test('a place in a group lesson is moved by nobody, and the group lesson itself on its own page', () => {
  const at = START - 48 * HOUR_MS;
  const place = { ...lesson, type: 3 };
  const moved = 'A group lesson is moved by the coach, for everybody.';
  expect([changeRefusal(place, 'player', at), changeRefusal(place, 'pro', at)]).toEqual([moved, moved]);
  expect(cancelRefusal(place, at)).toBeNull();
  const ownPage = 'A group lesson is changed and cancelled on its own page.';
  expect([changeRefusal({ ...lesson, type: 2 }, 'pro', at), cancelRefusal({ ...lesson, type: 2 }, at)]).toEqual([
    ownPage,
    ownPage,
  ]);
});

describe('a lesson may be cancelled', () => {
  test.each([
    ['long before', -48 * HOUR_MS, null],
    ['a millisecond before it starts', -1, null],
    ['not when it starts', 0, STARTED],
  ])('%s', (_, offset, refusal) => {
    expect(cancelRefusal(lesson, START + offset)).toBe(refusal);
  });

  test('once', () => {
    expect(cancelRefusal({ ...lesson, cancelled: true }, START - 48 * HOUR_MS)).toBe(CANCELLED);
  });
});

test('late is less than 24 hours of elapsed time, also when the clocks change in between', () => {
  const start = Date.parse('2025-03-30T10:00:00+01:00');
  const sameTimeTheDayBefore = Date.parse('2025-03-29T10:00:00Z');
  expect(isLate(start, sameTimeTheDayBefore)).toBe(true);
  expect(isLate(start, sameTimeTheDayBefore - HOUR_MS)).toBe(false);
  expect(isLate(start, sameTimeTheDayBefore - HOUR_MS + 1)).toBe(true);
});

test('whoever looks for lessons under way looks back as far as the longest that can be booked', () => {
  expect(LONGEST_LESSON_MS).toBeGreaterThanOrEqual(Math.max(...DURATIONS) * MINUTE_MS);
});

test('the screen is told what may be done, and why not', () => {
  expect(lessonPermissions(lesson, 'player', START - HOUR_MS)).toEqual({
    change: false,
    change_refusal: TOO_LATE,
    cancel: true,
    cancel_refusal: null,
    late: true,
  });
  expect(lessonPermissions(lesson, 'pro', START)).toEqual({
    change: false,
    change_refusal: STARTED,
    cancel: false,
    cancel_refusal: STARTED,
    late: true,
  });
  expect(lessonPermissions(lesson, 'pro', START - 30 * HOUR_MS)).toEqual({
    change: true,
    change_refusal: null,
    cancel: true,
    cancel_refusal: null,
    late: false,
  });
});

describe('credits that a late cancellation loses come back once the time is booked again', () => {
  const promised = { ...lesson, payment_type: 'credits', refill_refund: true } as const;
  test.each<[string, Partial<Parameters<typeof refundsWhenRefilled>[0]>, number, boolean]>([
    ['where the coach promises it', {}, -HOUR_MS, true],
    ['not where they promise nothing', { refill_refund: false }, -HOUR_MS, false],
    ['nor have said anything', { refill_refund: null }, -HOUR_MS, false],
    ['not for a place in a group lesson', { type: 3 }, -HOUR_MS, false],
    ['not where money is due on the day', { payment_type: 'on_day' }, -HOUR_MS, false],
    ['not once it has begun', {}, 0, false],
    ['not in time: they come back at once', {}, -DAY_MS, false],
  ])('%s', (_, state, offset, returns) => {
    expect(refundsWhenRefilled({ ...promised, ...state }, START + offset)).toBe(returns);
  });
});
