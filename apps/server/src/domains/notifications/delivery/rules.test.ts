import { EVENTS, type Topic } from '@fairway/contracts/notifications/events';
import { expect, test } from 'vitest';
import { isExpired, isSentToSuppressed, redactAddresses } from './rules.ts';

test('a notice is tried for a day and then given up', () => {
  const made = new Date('2031-03-10T09:00:00Z');
  const tried = (until: string) => isExpired(made, new Date(until));
  expect(tried('2031-03-10T09:00:01Z')).toBe(false);
  expect(tried('2031-03-11T08:59:59.999Z')).toBe(false);
  expect(tried('2031-03-11T09:00:00Z')).toBe(true);
  expect(tried('2031-03-20T09:00:00Z')).toBe(true);
});

test('an address that was given up still gets its pins and word of its change, and nothing else', () => {
  const topics = Object.keys(EVENTS) as Topic[];
  expect(topics.filter(isSentToSuppressed).toSorted()).toEqual(['challenge.made', 'email.changed']);
});

test.each([
  ['550 5.1.1 <sam.taylor+golf@mail.example>: user unknown', '550 5.1.1 <(address)>: user unknown'],
  [
    'RCPT TO:sam@example.com rejected, sam@example.com is over quota',
    'RCPT TO:(address) rejected, (address) is over quota',
  ],
  ['Twilio 21211: +447700900123 is not a number', 'Twilio 21211: (address) is not a number'],
  ['connect ECONNREFUSED 10.0.0.1:587', 'connect ECONNREFUSED 10.0.0.1:587'],
])('of what a provider says no address is kept: %s', (said, kept) => {
  expect(redactAddresses(said)).toBe(kept);
});

test('and no more than can be read', () => {
  expect(redactAddresses('away '.repeat(1000))).toHaveLength(500);
});
