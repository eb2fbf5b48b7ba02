import { describe, expect, test } from 'vitest';
import {
  addressFault,
  addressTaken,
  alreadyInvited,
  expiryFrom,
  invitationRefused,
  isCode,
  sentTooOften,
  invitationStatus,
} from './rules.ts';

const NOW = new Date('2031-03-10T09:00:00Z');
const at = (iso: string) => new Date(iso);

test('a link works for fourteen days to the second', () => {
  expect(expiryFrom(NOW)).toEqual(at('2031-03-24T09:00:00Z'));
});

describe('an invitation is', () => {
  test.each([
    ['open', null, '2031-03-10T09:00:01Z'],
    ['expired', null, '2031-03-10T09:00:00Z'],
    ['used', '2031-03-01T09:00:00Z', '2031-03-20T09:00:00Z'],
    ['used', '2031-03-01T09:00:00Z', '2031-03-05T09:00:00Z'],
  ])('%s when accepted at %s and good until %s', (status, accepted, expires_at) => {
    expect(
      invitationStatus({ accepted_at: accepted === null ? null : at(accepted), expires_at: at(expires_at) }, NOW),
    ).toBe(status);
  });
});

test.each([
  ['PARFUR', true],
  ['parfur', true],
  ['ABC234', true],
  ['PARFU', false],
  ['PARFURS', false],
  ['PAR-UR', false],
  ['x'.repeat(43), false],
])('%s is a code: %s', (token, expected) => {
  expect(isCode(token)).toBe(expected);
});

describe('the address of whoever takes an invitation for jamie@example.com', () => {
  test.each([
    ['by the link, left out', undefined, false, null],
    ['by the link, the same', 'Jamie@Example.com', false, null],
    ['by the link, another', 'other@example.com', false, 'This is not the address that the invitation was sent to.'],
    ['by the code, left out', undefined, true, 'Please enter the address that your invitation was sent to.'],
    ['by the code, the same', 'JAMIE@example.com', true, null],
    ['by the code, another', 'other@example.com', true, 'This is not the address that the invitation was sent to.'],
  ])('%s', (_, given, byCode, expected) => {
    expect(addressFault(given, { email: 'jamie@example.com', byCode })?.message ?? null).toBe(expected);
  });
});

test('nobody is sent more than twenty mails', () => {
  expect(sentTooOften(19)).toBeNull();
  expect(sentTooOften(20)?.body.errors).toEqual({
    email: ['This invitation has been sent too many times. Please check the address, cancel it and invite again.'],
  });
});

test.each([
  [
    'an address that has an account, without saying whose client it is',
    addressTaken(),
    { email: ['This address cannot be invited: somebody already uses Fairway with it.'] },
  ],
  [
    'an address that was invited before',
    alreadyInvited(),
    { email: ['This address is already invited. You can send the invitation again.'] },
  ],
  [
    'an invitation that nobody knows',
    invitationRefused('unknown'),
    { token: ['This invitation is no longer valid. Please ask your coach for a new one.'] },
  ],
  [
    'an invitation out of date',
    invitationRefused('expired'),
    { token: ['This invitation has expired. Please ask your coach to send it again.'] },
  ],
  [
    'an invitation that was accepted',
    invitationRefused('used'),
    { token: ['This invitation has already been used. Please log in.'] },
  ],
  [
    'another address than the one that was invited',
    addressFault('other@example.com', { email: 'jamie@example.com', byCode: false })!,
    { email: ['This is not the address that the invitation was sent to.'] },
  ],
  [
    'a code without the address it was sent to',
    addressFault(undefined, { email: 'jamie@example.com', byCode: true })!,
    { email: ['Please enter the address that your invitation was sent to.'] },
  ],
])('%s is refused in plain words', (_, refusal, errors) => {
  expect(refusal.body.errors).toEqual(errors);
});
