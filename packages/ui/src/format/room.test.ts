import { expect, test } from 'vitest';
import { roomPhrase } from './room.ts';

test.each([
  [0, null],
  [8, null],
  [9, '1 character left.'],
  [10, '0 characters left.'],
])('%i of 10 characters: %s', (length, phrase) => {
  expect(roomPhrase('x'.repeat(length), 10)).toBe(phrase);
});
