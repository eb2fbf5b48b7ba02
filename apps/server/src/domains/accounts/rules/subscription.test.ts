import { expect, test } from 'vitest';
import { isSubscribed } from './subscription.ts';

const UNTIL = new Date('2025-06-03T10:00:00Z');
const after = (ms: number) => new Date(UNTIL.getTime() + ms);
const DAY = 86_400_000;

test.each([
  ['never', null, UNTIL, false],
  ['before its end', UNTIL, after(-1), true],
  ['at its end, in the days of grace', UNTIL, UNTIL, true],
  ['in the last moment of grace', UNTIL, after(3 * DAY - 1), true],
  ['three days later', UNTIL, after(3 * DAY), false],
])('subscribed: %s', (_, until, now, subscribed) => {
  expect(isSubscribed(until, now)).toBe(subscribed);
});
