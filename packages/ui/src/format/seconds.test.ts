import { expect, test } from 'vitest';
import { formatSeconds } from './seconds.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [754, '12:34'],
  [3600, '60:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});
