import { expect, test } from 'vitest';
import { readAnswers } from './firebase.ts';

const taken = { success: true };
const gone = { success: false, error: { code: 'messaging/registration-token-not-registered', message: 'gone' } };
const away = { success: false, error: { code: 'messaging/server-unavailable', message: 'away' } };

test('tokens that will never work again are named', () => {
  expect(readAnswers(['a', 'b', 'c'], [taken, gone, taken])).toEqual({ reached: 2, dead: ['b'] });
});

test('one device that has it makes the push sent: another try would reach it twice', () => {
  expect(readAnswers(['a', 'b'], [taken, away])).toEqual({ reached: 1, dead: [] });
});

test('no device that lives is nobody reached, not a failure', () => {
  expect(readAnswers(['a'], [gone])).toEqual({ reached: 0, dead: ['a'] });
});

test('devices that may take it later are a failure, to be tried again', () => {
  expect(() => readAnswers(['a', 'b'], [gone, away])).toThrow('messaging/server-unavailable');
});
