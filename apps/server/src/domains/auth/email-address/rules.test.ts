import { expect, test } from 'vitest';
import { emailTaken, emailUnverified, passwordWanted, passwordWrong, pinRefused } from './rules.ts';

test.each([
  ['an address that is somebody’s', emailTaken(), 'email', 'There is already an account with this email address.'],
  [
    'a pin that does not hold',
    pinRefused(),
    'pin',
    'This pin is wrong or has expired. Please check it, or ask for a new one.',
  ],
  ['a change without the password', passwordWanted(), 'current_password', 'Please enter your password to change this.'],
  ['a change with a wrong password', passwordWrong(), 'current_password', 'your password could not be verified'],
])('%s is refused under its own field', (_, refusal, field, text) => {
  expect(refusal).toMatchObject({ kind: 'invalid', body: { message: text, errors: { [field]: [text] } } });
});

test('mail to strangers waits until the own address is confirmed, and the answer says which screen does it', () => {
  expect(emailUnverified()).toMatchObject({
    kind: 'forbidden',
    body: {
      message: 'Please confirm your own email address first. You can do that in your account.',
      code: 'email_unverified',
    },
  });
});
