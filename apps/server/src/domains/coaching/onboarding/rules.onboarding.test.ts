import { describe, expect, test } from 'vitest';
import {
  cardMayWait,
  addressInUse,
  codeRefused,
  dobFault,
  missingOfAccount,
  missingStep,
  onboardingEnds,
  onboardingOver,
  onlyPlayers,
  repeatEnds,
  tokenRefused,
  tooEarly,
} from './rules.ts';

const NOW = new Date('2031-03-10T09:00:00Z');

test('the way in may take a day, and its last answer may be asked for again for a quarter of an hour', () => {
  expect(onboardingEnds(NOW)).toEqual(new Date('2031-03-11T09:00:00Z'));
  expect(repeatEnds(NOW)).toEqual(new Date('2031-03-10T09:15:00Z'));
});

describe('after step', () => {
  test.each([
    [2, 3, null],
    [2, 2, null],
    [2, 4, 'Please fill in step 3 first.'],
    [3, 5, 'Please fill in step 4 first.'],
    [4, 5, null],
    [4, 3, null],
    [5, 2, null],
  ])('%i, step %i: %s', (reached, step, text) => {
    expect(tooEarly(step, reached)?.message ?? null).toBe(text);
  });
});

describe('a signed-in player enters at', () => {
  const whole = { address_line1: '1 Mill Lane', stripe_id: 'cus_1', stripe_payment_method: 'pm_1' };
  test.each([
    ['the address', { address_line1: null, stripe_id: null, stripe_payment_method: null }, 3],
    ['the details', { stripe_id: null, stripe_payment_method: null }, 4],
    ['the card', { stripe_payment_method: null }, 5],
    ['the card, even without an address', { address_line1: null, stripe_payment_method: null }, 5],
    ['no step at all', {}, null],
  ])('%s', (_, missing, step) => {
    expect(missingStep({ ...whole, ...missing })).toBe(step);
  });
});

test.each([
  ['1990-02-28', null],
  ['2031-03-09', null],
  ['2031-03-10', 'Please enter a date of birth in the past.'],
  ['2040-01-01', 'Please enter a date of birth in the past.'],
])('born on %s: %s', (dob, text) => {
  expect(dobFault(dob, '2031-03-10')?.message ?? null).toBe(text);
});

test('the way in is for players and for whoever is not signed in', () => {
  onlyPlayers(null);
  onlyPlayers({ type: 'player' });
  expect(() => onlyPlayers({ type: 'pro' })).toThrow('This sign-up is for players.');
  expect(() => onlyPlayers({ type: 'admin' })).toThrow('This sign-up is for players.');
});

test.each([
  ['a step taken too early', tooEarly(5, 2)!, 'step', 'Please fill in step 3 first.'],
  [
    'a date of birth to come',
    dobFault('2040-01-01', '2031-03-10')!,
    'dob',
    'Please enter a date of birth in the past.',
  ],
  ['an unknown code', codeRefused(), 'code', 'We do not recognise this code. Please check it with your coach.'],
  ['an unknown link', tokenRefused(), 'token', 'We do not recognise this code. Please check it with your coach.'],
  ['a known address', addressInUse(), 'email', 'There is already an account with this email address. Please log in.'],
])('%s is refused under its own field', (_, refusal, field, text) => {
  expect(refusal).toMatchObject({ kind: 'invalid', body: { message: text, errors: { [field]: [text] } } });
});

test('a sign-up that ran out of time begins again, and says nothing of why', () => {
  expect(onboardingOver()).toMatchObject({
    kind: 'unauthenticated',
    body: { message: 'Your sign-up has expired. Please enter your email and code again.' },
  });
});

test('the card may wait with every pro, as long as none can say otherwise', () => {
  expect(cardMayWait()).toBe(true);
});

test.each([
  [{ password: 'links-and-heather-2', code: 'PARFUR' }, {}],
  [{ password: '', code: 'PARFUR' }, { password: ['Please choose a password.'] }],
  [{ password: 'links-and-heather-2' }, { code: ['Please enter the code that your coach gave you.'] }],
  [{}, { password: ['Please choose a password.'], code: ['Please enter the code that your coach gave you.'] }],
])('an onboarding that begins with %j lacks %j', (sent, missing) => {
  expect(missingOfAccount(sent)).toEqual(missing);
});
