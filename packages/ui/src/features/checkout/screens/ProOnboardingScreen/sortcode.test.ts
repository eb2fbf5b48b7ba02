import { expect, it } from 'vitest';
import { sortcodeText } from './sortcode.ts';

it.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['123', '12-3'],
  ['123456', '12-34-56'],
])('writes %s as %s', (digits, text) => {
  expect(sortcodeText(digits)).toBe(text);
});
