import { describe, expect, test } from 'vitest';
import {
  describeDrill,
  describeDue,
  describeStreak,
  describeTarget,
  formatDrills,
  formatMinutes,
} from './drillPhrases.ts';

test.each([
  [{ minutes: 10, tags: ['putting', 'feel'] }, '10 minutes · putting, feel'],
  [{ minutes: 1 }, '1 minute'],
  [{ minutes: null, tags: ['bunker'] }, 'bunker'],
  [{ minutes: null, tags: [] }, ''],
])('a drill is described: %j', (drill, text) => {
  expect(describeDrill(drill)).toBe(text);
});

test.each([
  [{ target: 8, target_feet: 6 }, '8 of 10 into a circle of 6 feet'],
  [{ target: 8, target_feet: null }, '8 of 10'],
  [{ target: null, target_feet: 1 }, 'Into a circle of 1 foot'],
  [{ target: null, target_feet: null }, null],
])('a target is described: %j', (drill, text) => {
  expect(describeTarget(drill)).toBe(text);
});

describe('one is not many', () => {
  test.each([
    [formatMinutes(2), '2 minutes'],
    [formatDrills(1), '1 drill'],
    [formatDrills(0), '0 drills'],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });
});

test.each([
  [{ weeks: 0, has_this_week: false }, 'Practise once this week to start a streak.'],
  [{ weeks: 1, has_this_week: true }, 'A week of practice.'],
  [{ weeks: 3, has_this_week: true }, '3 weeks of practice in a row.'],
  [{ weeks: 3, has_this_week: false }, '3 weeks of practice in a row. This week can be the next.'],
])('a streak is described: %j', (streak, text) => {
  expect(describeStreak(streak)).toBe(text);
});

test.each([
  [[10, 15], '2 drills, about 25 minutes'],
  [[10, null], '2 drills, about 10 minutes'],
  [[null], '1 drill'],
])('what is due is described: %j', (minutes, text) => {
  expect(describeDue(minutes.map((one) => ({ minutes: one })))).toBe(text);
});
