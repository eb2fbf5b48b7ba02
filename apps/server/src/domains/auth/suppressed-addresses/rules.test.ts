import { DELIVERY_REASONS } from '@fairway/contracts/notifications/deliveries';
import { DAY_MS } from '@fairway/time/units';
import { describe, expect, test } from 'vitest';
import { countBounces, findBounceKind, isSuppressing, SOFT_BOUNCES } from './rules.ts';

const at = new Date('2031-03-10T09:00:00Z');
const before = (bounces: number, days: number) => ({ bounces, last_seen_at: new Date(at.getTime() - days * DAY_MS) });

describe('an address is given up', () => {
  test.each([
    ['at once when there is no such mailbox', 'no_such_address', 1, true],
    ['at once when its owner calls our mail spam', 'marked_as_spam', 1, true],
    ['not at the first full mailbox', 'mailbox_full', 1, false],
    ['not at the second', 'mailbox_full', SOFT_BOUNCES - 1, false],
    ['at the third', 'mailbox_full', SOFT_BOUNCES, true],
    ['nor at the first refusal', 'refused', 1, false],
    ['nor when a phone is off', 'number_unreachable', 1, false],
  ] as const)('%s', (_, reason, bounces, suppressed) => {
    expect(isSuppressing(findBounceKind(reason)!, bounces)).toBe(suppressed);
  });
});

test('an address that is no good is told from one whose owner wants none of our mail', () => {
  expect(findBounceKind('no_such_address')).toBe('hard');
  expect(findBounceKind('marked_as_spam')).toBe('complaint');
});

test('what is no fault of the address is no bounce', () => {
  expect(DELIVERY_REASONS.filter((reason) => findBounceKind(reason) === null)).toEqual([
    'suppressed',
    'no_device',
    'no_phone',
    'no_provider',
    'provider_down',
    'too_many',
  ]);
});

test.each([
  ['the first', null, 1],
  ['another on the same day', before(1, 0), 2],
  ['another thirty days on', before(2, 30), 3],
  ['one after a long peace begins anew', before(2, 31), 1],
])('%s counts as number %#', (_, last, count) => expect(countBounces(last, at)).toBe(count));
