import { expect, test } from 'vitest';
import { getCallingCode, e164 } from './phone-numbers.ts';

test.each([
  ['07700 900123', undefined, '+447700900123'],
  ['7700900123', '', '+447700900123'],
  ['(020) 7946 0018', null, '+442079460018'],
  ['00447700900123', 'gb', '+447700900123'],
  ['+1 415 555 2671', undefined, '+14155552671'],
  ['0612345678', '33', '+33612345678'],
  ['612345678', 'FR', '+33612345678'],
  ['+33 6 12 34 56 78', '44', '+33612345678'],
  ['123', undefined, null],
  ['', undefined, null],
  ['no number', undefined, null],
  ['call 07700 900123 now', undefined, null],
  ['07700 900123', '99', null],
  ['07700 900123', 'ZZ', null],
  ['+44 7700 900123 900123 900', undefined, null],
])('%s with %s is %s', (phone, phone_cc, expected) => {
  expect(e164(phone, phone_cc)).toBe(expected);
});

test.each([
  ['+447700900123', '44'],
  ['+33612345678', '33'],
  ['+14155552671', '1'],
  ['nobody', null],
])('the calling code of %s is %s', (phone, code) => {
  expect(getCallingCode(phone)).toBe(code);
});
