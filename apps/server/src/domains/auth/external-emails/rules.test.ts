import { HOUR_MS } from '@fairway/time/units';
import { fc } from '#test/properties.ts';
import { expect, test } from 'vitest';
import { COUNTED_MS, externalMailFault, isFull, mailsLeft } from './rules.ts';

const NOW = new Date('2031-03-10T09:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const mails = (count: number, hours: number) => Array.from({ length: count }, () => ago(hours));
const subscribed = { subscribed: true };

test.each<[string, Parameters<typeof externalMailFault>[0], boolean, number, number | null]>([
  ['the hundredth invitation of a subscriber', 'invitation', true, 99, null],
  ['one more', 'invitation', true, 100, 100],
  ['the tenth of somebody without a subscription', 'invitation', false, 9, null],
  ['one more', 'invitation', false, 10, 10],
  ['the tenth pin', 'confirm_email', true, 9, null],
  ['one more', 'confirm_email', true, 10, 10],
])('by one sender: %s (%s, subscribed: %s)', (_, kind, isSubscribed, sent, most) => {
  const fault = externalMailFault(kind, { subscribed: isSubscribed }, { bySender: mails(sent, 1), toAddress: [] }, NOW);
  expect(fault).toEqual(most === null ? null : { because: 'sender', most, until: ago(-23) });
});

test.each([
  ['four today', mails(4, 1), null],
  ['five today', mails(5, 1), { because: 'address', most: 5, until: ago(-23) }],
  ['five, the first a day ago to the moment', [ago(24), ...mails(4, 1)], null],
  ['fourteen this month', mails(14, 100), null],
  ['fifteen this month', mails(15, 100), { because: 'address', most: 15, until: ago(100 - 720) }],
  ['fifteen, the first thirty days ago', [ago(720), ...mails(14, 100)], null],
])('to one address: %s', (_, toAddress, fault) => {
  expect(externalMailFault('invitation', subscribed, { bySender: [], toAddress }, NOW)).toEqual(fault);
});

test('the longer wait is told, and the bound of a month waits for the whole of it', () => {
  const toAddress = [...mails(10, 100), ...mails(5, 1)];
  expect(externalMailFault('invitation', subscribed, { bySender: [], toAddress }, NOW)).toEqual({
    because: 'address',
    most: 15,
    until: ago(100 - 720),
  });
});

test.each([
  ['a subscriber who has sent none', 'invitation', true, [], { most: 100, left: 100 }],
  ['somebody who tries it and has sent three', 'invitation', false, mails(3, 1), { most: 10, left: 7 }],
  ['yesterday’s, to the moment, count no more', 'confirm_email', true, [ago(24), ago(23)], { most: 10, left: 9 }],
  ['a subscription that ended leaves none, and no debt', 'invitation', false, mails(40, 1), { most: 10, left: 0 }],
] as const)('what is left of a day: %s', (_, kind, isSubscribed, sent, left) => {
  expect(mailsLeft(kind, { subscribed: isSubscribed }, sent, NOW)).toEqual(left);
});

test.each([
  ['one that nobody has written to', [], false],
  ['five of today', mails(5, 1), true],
  ['five of last week', mails(5, 150), false],
  ['fifteen of last week', mails(15, 150), true],
])('whether an address bears no more: %s', (_, toAddress, full) => expect(isFull(toAddress, NOW)).toBe(full));

test('whatever was sent, a refusal ends later than now and within what is counted', () => {
  /** So many that one address bears no more, the oldest still counted. */
  const times = fc
    .array(fc.integer({ min: 0, max: COUNTED_MS - 1 }), { minLength: 15, maxLength: 120 })
    .map((all) => all.toSorted((a, b) => b - a).map((before) => new Date(NOW.getTime() - before)));
  fc.assert(
    fc.property(times, times, fc.boolean(), (bySender, toAddress, isSubscribed) => {
      const sent = { bySender, toAddress };
      const fault = externalMailFault('invitation', { subscribed: isSubscribed }, sent, NOW);
      expect(fault?.until.getTime()).toBeGreaterThan(NOW.getTime());
      expect(fault?.until.getTime()).toBeLessThanOrEqual(NOW.getTime() + COUNTED_MS);
      const bySenderAlone = { bySender, toAddress: [] };
      const until = externalMailFault('invitation', { subscribed: isSubscribed }, bySenderAlone, NOW)?.until ?? NOW;
      expect(externalMailFault('invitation', { subscribed: isSubscribed }, bySenderAlone, until)).toBeNull();
    }),
  );
});
