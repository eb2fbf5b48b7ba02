import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { loadCommonPasswords } from '#adapters/common-passwords.ts';
import { passwordFault as faultOf, type PasswordOwner } from './rules.ts';

const commonPasswords = await loadCommonPasswords();
const passwordFault = (password: string, owner: PasswordOwner) => faultOf(password, owner, commonPasswords);

const OWNER = { email: 'robin.calder@example.com', first_name: 'Robin', last_name: 'O’Calder' };

describe('a password is refused', () => {
  test.each([
    'password',
    'Password',
    'PASSWORD1',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'football',
    'ｐａｓｓｗｏｒｄ',
    'sunshine',
    ' password ',
    '        ',
    '--------',
    '€€€€€€€€€€',
  ])('for being common: %s', (password) => {
    expect(passwordFault(password, {})).toBe('That is one of the most common passwords. Please choose another one.');
  });

  test.each([
    'robin.calder@example.com',
    'Robin.Calder@Example.com',
    'robin.calder',
    'robincalder2031',
    'Robin-123456!',
    'robin o’calder',
    'OCalder_99999',
    'o’calder robin',
    'fairway1',
    'FairWay-2031',
    '!!fairway!!',
  ])('for being somebody’s own words, or ours: %s', (password) => {
    expect(passwordFault(password, OWNER)).toMatch(/^Please choose a password that is not made of your name/);
  });
});

test.each([
  'fairway-demo-1',
  'links-and-heather-2',
  'a long walk',
  'robin plays off nine',
  'correct horse battery',
  '8675-3098-4421',
])('%s will do', (password) => {
  expect(passwordFault(password, OWNER)).toBeNull();
});

test('what is not known of somebody refuses nothing: no blank name makes digits an own word', () => {
  for (const owner of [
    {},
    { email: '', first_name: '', last_name: '' },
    { email: '4711@example.com', first_name: '7' },
  ])
    expect(passwordFault('8675-3098-4421', owner)).toBeNull();
});

test('an address of digits alone is a person’s own word too', () => {
  const owner = { email: '8675309844@example.com' };
  expect(passwordFault('8675309844', owner)).toMatch(/^Please choose a password that is not made of your name/);
  expect(passwordFault('8675309845', owner)).toBeNull();
});

test('capitals never make the difference', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 8, maxLength: 20, unit: fc.constantFrom(...'abcdefghij1234567890-!'.split('')) }),
      (password) => {
        expect(passwordFault(password.toUpperCase(), OWNER)).toBe(passwordFault(password, OWNER));
      },
    ),
  );
});

test('whatever is long and drawn by chance will do', () => {
  fc.assert(
    fc.property(fc.uuid(), (password) => {
      expect(passwordFault(password, OWNER)).toBeNull();
    }),
  );
});
