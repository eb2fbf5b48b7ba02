import { expect, test } from 'vitest';
import { readBounceReason } from '#adapters/email/smtp-replies.ts';
import { concernsAddress, readDeliveryId, resolveEventTime, toProviderEvent } from './rules.ts';

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

test.each([
  ['our provider says so, of whatever address', 'bounced', 'webhook', 'credits.given', null, true],
  ['our provider says so of a mail that is cleared away', 'bounced', 'webhook', null, null, true],
  ['a report names the address that the mail went to, in any letters', 'bounced', 'dsn', null, 'Zoe@Example.com', true],
  ['a report names another address', 'bounced', 'dsn', 'credits.given', 'amy@example.com', false],
  ['a report is of a mail that went to nobody’s own address', 'bounced', 'dsn', 'credits.given', null, false],
  ['a pin comes back', 'bounced', 'webhook', 'challenge.made', 'zoe@example.com', false],
  ['a pin arrives', 'delivered', 'webhook', 'challenge.made', 'zoe@example.com', true],
] as const)('%s: it says something of the address, or not', (_, type, source, topic, address, concerns) => {
  expect(concernsAddress({ type, email: 'zoe@example.com' }, { source, mail: { topic, address } })).toBe(concerns);
});

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

test('a report may say as much as it likes: a thousand characters of it are kept', () => {
  const report = { address: 'zoe@example.com', action: 'failed', status: 'x'.repeat(2000) } as const;
  const event = toProviderEvent(report, { message_id: ID, now: new Date('2031-03-10T09:00:00Z') });
  expect(event.status).toHaveLength(1000);
});
