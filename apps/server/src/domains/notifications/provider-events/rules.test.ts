import { expect, test } from 'vitest';
import { readBounceReason } from '#adapters/email/smtp-replies.ts';
import { readDeliveryId, resolveEventTime, toProviderEvent } from './rules.ts';

const ID = '0190a1b2-0000-7000-8000-00000000cdef';

test.each([
  [`${ID}@fairway.example`, ID],
  [`<${ID}@fairway.example>`, ID],
  [` <${ID.toUpperCase()}@fairway.example> `, ID],
  [`<another@fairway.example>`, null],
  [`<${ID}>`, null],
  [`x${ID}@fairway.example`, null],
  [`<${ID}@fairway.example> <${ID}@other.example>`, null],
  ['', null],
])('the Message-ID %s is of delivery %s', (message_id, id) => expect(readDeliveryId(message_id)).toBe(id));

test.each([
  ['5.1.1', 'no_such_address'],
  ['550 5.1.1 No such user', 'no_such_address'],
  ['4.2.2', 'mailbox_full'],
  ['552 quota', 'mailbox_full'],
  ['5.7.1', 'refused'],
  ['4.4.7', 'provider_down'],
  ['', 'refused'],
  [undefined, 'refused'],
] as const)('a bounce of %s: %s', (status, reason) => expect(readBounceReason(status)).toBe(reason));

test('nothing has happened later than now', () => {
  const now = new Date('2031-03-10T09:00:00Z');
  expect(resolveEventTime('2031-03-10T08:59:00Z', now)).toEqual(new Date('2031-03-10T08:59:00Z'));
  expect(resolveEventTime('2031-03-10T09:30:00+00:00', now)).toEqual(now);
});

test.each([
  ['failed', 'bounced'],
  ['delivered', 'delivered'],
] as const)('a mail server’s report that a mail has %s is an event of now', (action, type) => {
  const report = { address: 'zoe@example.com', action, status: '5.1.1' };
  expect(toProviderEvent(report, { message_id: ID, now: new Date('2031-03-10T09:00:00Z') })).toEqual({
    type,
    message_id: ID,
    email: 'zoe@example.com',
    at: '2031-03-10T09:00:00.000Z',
    status: '5.1.1',
  });
});
