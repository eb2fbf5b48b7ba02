import { expect, test } from 'vitest';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { findBirthdayFault, findChildFault, mayBeGuardian, mayHaveSignIn } from './rules.ts';

test('a sign-in of one’s own comes with the thirteenth birthday', () => {
  expect([mayHaveSignIn('2018-06-15', '2031-06-14'), mayHaveSignIn('2018-06-15', '2031-06-15')]).toEqual([false, true]);
});

test.each<[string, string | null, string | null]>([
  ['of unknown age', null, COACHING_MESSAGES.childDobFirst],
  ['not born yet', '2031-06-16', COACHING_MESSAGES.dobInFuture],
  ['eighteen today', '2013-06-15', COACHING_MESSAGES.childTooOld],
  ['eighteen tomorrow', '2013-06-16', null],
  ['born today', '2031-06-15', null],
])('somebody %s is a child in care, or why not', (_, dob, fault) => {
  expect(findChildFault(dob, '2031-06-15')).toBe(fault);
});

test.each<[string, string | null, boolean | 'an address alone' | 'one, and writes it themself', string | null]>([
  ['none, without a sign-in', null, false, COACHING_MESSAGES.dobMissing],
  ['none, with one', null, true, COACHING_MESSAGES.dobMissing],
  ['that of a grown-up, without one', '2013-06-15', false, COACHING_MESSAGES.childTooOld],
  ['that of a grown-up, with one', '2013-06-15', true, null],
  ['that of a thirteen-year-old, with one', '2018-06-15', true, null],
  ['that of somebody younger, with one', '2018-06-16', true, COACHING_MESSAGES.signInTooYoung],
  ['that of somebody younger, without one', '2018-06-16', false, null],
  ['that of a grown-up, with an address that waits', '2013-06-15', 'an address alone', COACHING_MESSAGES.childTooOld],
  ['that of somebody younger, with one', '2018-06-16', 'an address alone', COACHING_MESSAGES.signInTooYoung],
  ['that of a grown-up, by themself', '2013-06-15', 'one, and writes it themself', COACHING_MESSAGES.askGuardianForDob],
  ['that of a thirteen-year-old, by themself', '2018-06-15', 'one, and writes it themself', null],
])('the birthday of somebody in care may be this, or why not: %s', (_, dob, sign_in, fault) => {
  const has_address = sign_in !== false;
  const has_sign_in = has_address && sign_in !== 'an address alone';
  const is_own = sign_in === 'one, and writes it themself';
  expect(findBirthdayFault(dob, { has_sign_in, has_address, is_own }, '2031-06-15')).toBe(fault);
});

test.each<[string, { dob: string | null; guardian_id: string | null }, boolean]>([
  ['of unknown age', { dob: null, guardian_id: null }, true],
  ['of eighteen', { dob: '2013-06-15', guardian_id: null }, true],
  ['of seventeen', { dob: '2013-06-16', guardian_id: null }, false],
  ['in somebody’s care', { dob: null, guardian_id: 'somebody' }, false],
])('a player %s may be a guardian, or not', (_, player, may) => {
  expect(mayBeGuardian(player, '2031-06-15')).toBe(may);
});
