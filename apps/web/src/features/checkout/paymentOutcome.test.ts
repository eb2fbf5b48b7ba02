import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import { VIDEO_BOOKING_FAILED } from '@fairway/contracts/messages/files';
import { expect, it } from 'vitest';
import { readFreeOutcome, readPaymentOutcome } from './paymentOutcome.ts';
import { CardRefused, NotConfirmed } from './refused.ts';

const refused = (httpStatus: number, message = 'The server’s words.') =>
  Object.assign(new Error(message), { data: { httpStatus } });
const DECLINED = 'Your card was declined.';

it.each([
  ['a card that was declined', refused(418, DECLINED), false, 'declined', DECLINED],
  ['a card that was declined in the browser', new CardRefused(DECLINED), false, 'declined', DECLINED],
  ['a cardholder who gave up', new NotConfirmed('No.'), false, 'not_confirmed', 'No.'],
  ['a price that changed', refused(422), false, 'refused', 'The server’s words.'],
  ['a key of another purchase', refused(409), false, 'refused', 'The server’s words.'],
  ['a right that was lost', refused(403), false, 'refused', VIDEO_BOOKING_FAILED],
  ['no answer', new Error('Failed to fetch'), false, 'unknown', null],
  ['no answer after the bank agreed', new Error('Failed to fetch'), true, 'taken', null],
  ['a broken server', refused(500), false, 'unknown', null],
  ['a bank that is still checking', refused(503, PAYMENT_MESSAGES.bankChecking), false, 'unknown', null],
  [
    'a provider that was never asked',
    refused(503, PAYMENT_MESSAGES.notCharged),
    false,
    'not_charged',
    PAYMENT_MESSAGES.notCharged,
  ],
  ['what is no longer there', refused(409, PAYMENT_MESSAGES.moneyOnItsWayBack), true, 'returning', null],
  ['what was refunded', refused(409, PAYMENT_MESSAGES.alreadyRefunded), false, 'returned', null],
])('%s', (_, error, confirmed, state, reason) => {
  expect(readPaymentOutcome(error, { confirmed, otherwise: VIDEO_BOOKING_FAILED })).toEqual({ state, reason });
});

it('a session that is over is told by the sign-in', () => {
  expect(readPaymentOutcome(refused(401), { confirmed: false, otherwise: '' })).toBeNull();
});

it('what is free takes no money that could be in doubt', () => {
  const refusal = { state: 'refused', reason: 'Please try again' };
  expect(readFreeOutcome(new Error('Failed to fetch'), 'Please try again')).toEqual(refusal);
  expect(readFreeOutcome(refused(422), 'Please try again')).toEqual({ ...refusal, reason: 'The server’s words.' });
});
