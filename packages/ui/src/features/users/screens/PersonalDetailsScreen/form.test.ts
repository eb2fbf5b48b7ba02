import { expect, test } from 'vitest';
import { aUser } from '../../../../testing/users.ts';
import { findChanges, toTexts } from './form.ts';

const person = aUser({ phone: null, shoe: 9.5, gender: 'female' });
const typed = toTexts(person);

test('what is not touched is not sent', () => {
  expect(findChanges(typed, person)).toEqual({});
});

test.each([
  [{ first_name: 'Sandy' }, { first_name: 'Sandy' }],
  [{ first_name: '' }, { first_name: '' }],
  [{ phone: '07700 900123' }, { phone: '07700 900123' }],
  [{ gender: '' }, { gender: null }],
  [{ shoe: '' }, { shoe: null }],
  [{ shoe: '10' }, { shoe: 10 }],
  [
    { dob: '', handed: 'left' },
    { dob: null, handed: 'left' },
  ],
])('%j is sent as %j', (change, sent) => {
  expect(findChanges({ ...typed, ...change }, person)).toEqual(sent);
});
