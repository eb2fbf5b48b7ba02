import { expect, test } from 'vitest';
import { readSmtpReply, readStatusCode } from './smtp-replies.ts';

test.each([
  [550, '550 5.1.1 The email account that you tried to reach does not exist', 'no_such_address'],
  [550, '550-5.1.1 <zoe@example.com>: Recipient address rejected: User unknown', 'no_such_address'],
  [550, '550 5.2.1 The email account that you tried to reach is disabled', 'no_such_address'],
  [550, '550 5.4.4 Unable to route: no mail hosts for domain', 'no_such_address'],
  [550, '550 No such user here', 'no_such_address'],
  [550, '550 mailbox unavailable', 'no_such_address'],
  [551, '551 User not local', 'no_such_address'],
  [552, '552 5.2.2 Mailbox full', 'mailbox_full'],
  [552, '552 Requested mail action aborted', 'mailbox_full'],
  [452, '452 4.2.2 The email account that you tried to reach is over quota', 'mailbox_full'],
  [452, '452 Insufficient system storage', 'mailbox_full'],
  [550, '550 mailbox quota exceeded', 'mailbox_full'],
  [550, '550 5.7.1 Message rejected due to local policy', 'refused'],
  [554, '554 Transaction failed', 'refused'],
  [554, '554 5.6.0 Invalid content', 'refused'],
  [450, '450 4.2.1 The user you are trying to contact is receiving mail too quickly', 'provider_down'],
  [451, '451 4.7.1 Greylisted, try again later', 'provider_down'],
  [421, '421 Service not available', 'provider_down'],
] as const)('%i %s: %s', (responseCode, response, reason) => {
  expect(readSmtpReply({ responseCode, response })).toBe(reason);
});

test('a code that stands within a number or an address is none', () => {
  expect(readStatusCode('250 queued as 15.1.1x')).toBeNull();
  expect(readSmtpReply({ responseCode: 554, response: '554 blocked, see 10.2.2.30' })).toBe('refused');
});
