import { DAY_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { isSubscribed } from './rules.ts';

const UNTIL = new Date('2025-06-03T10:00:00Z');
const after = (ms: number) => new Date(UNTIL.getTime() + ms);

test.each([
  ['never', null, UNTIL, false],
  ['before its end', UNTIL, after(-1), true],
  ['at its end, in the days of grace', UNTIL, UNTIL, true],
  ['in the last moment of grace', UNTIL, after(3 * DAY_MS - 1), true],
  ['three days later', UNTIL, after(3 * DAY_MS), false],
])('subscribed: %s', (_, until, now, subscribed) => {
  expect(isSubscribed(until, now)).toBe(subscribed);
});
