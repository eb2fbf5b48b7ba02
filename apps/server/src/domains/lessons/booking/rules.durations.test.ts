import { expect, test } from 'vitest';
import { defaultDuration } from './rules.ts';

test.each([
  ['the player’s own comes first', 60, 30, 30],
  ['then the pro’s', 45, null, 45],
  ['then an hour', null, null, 60],
])('the length a booking starts with: %s', (_, pros, own, expected) => {
  expect(defaultDuration({ lesson_duration: pros }, own)).toBe(expected);
});
