import { expect, it } from 'vitest';
import { readRefusal } from './refusal.ts';

const refused = (httpStatus: number, message = 'refused') =>
  Object.assign(new Error(message), { data: { httpStatus } });

it.each([
  ['wrong credentials', refused(401), 'Invalid credentials. Please check and try again'],
  ['a wrong pin', refused(404), 'Sorry that pin is incorrect or has expired'],
  ['too many attempts', refused(429, 'Please wait.'), 'Please wait.'],
  ['fields', refused(422), undefined],
  ['a broken server', refused(500), undefined],
  ['no answer', new Error('Failed to fetch'), undefined],
  ['nothing', null, undefined],
])('%s: %s is told as %s', (_, error, text) => {
  expect(readRefusal(error, { 404: 'Sorry that pin is incorrect or has expired' })).toBe(text);
});

it('a form that knows no 404 of its own says nothing of one', () => {
  expect(readRefusal(refused(404))).toBeUndefined();
});
