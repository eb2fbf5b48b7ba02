import { expect, test } from 'vitest';
import { findDeliveryReason } from './delivery-failures.ts';
import { ExpectedFailure } from './outages.ts';
import { PermanentDeliveryError } from './permanent-delivery-error.ts';

const fault = (fields: object) => Object.assign(new Error('no'), fields);

test.each([
  ['a refusal says why', new PermanentDeliveryError('550', 'no_such_address'), 'no_such_address'],
  ['a refusal without a why is one', new PermanentDeliveryError('no'), 'refused'],
  ['a mail server’s reply', fault({ responseCode: 452, response: '452 4.2.2 over quota' }), 'mailbox_full'],
  [
    'what is wrapped for the log',
    new ExpectedFailure('away', { cause: fault({ responseCode: 452, response: '452 4.2.2 over quota' }) }),
    'mailbox_full',
  ],
  ['Twilio: a landline', fault({ code: 30006, status: 400 }), 'number_unreachable'],
  ['Twilio: too much at once', fault({ code: 20429, status: 429 }), 'provider_down'],
  ['Firebase is away', fault({ code: 'messaging/server-unavailable' }), 'provider_down'],
  ['a line that broke', fault({ code: 'ECONNRESET' }), 'provider_down'],
  ['nothing at all', undefined, 'provider_down'],
] as const)('%s', (_, error, reason) => {
  expect(findDeliveryReason(error)).toBe(reason);
});
