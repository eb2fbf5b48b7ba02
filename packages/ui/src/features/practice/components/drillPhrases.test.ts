import { describe, expect, test } from 'vitest';
import { describeDrill, describeTarget, formatDrills, formatMinutes, formatWeeks } from './drillPhrases.ts';

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
    [formatWeeks(1), '1 week'],
    [formatWeeks(3), '3 weeks'],
    [formatDrills(1), '1 drill'],
    [formatDrills(0), '0 drills'],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });
});
