import { VIDEO_BOOKING_FAILED } from '@fairway/contracts/messages/files';
import { expect, it } from 'vitest';
import { readFailure } from '../../app/failures/failure.ts';
import { purchaseRefusal, toldByPurchase } from './purchaseRefusal.ts';

const refused = (httpStatus: number) =>
  readFailure(Object.assign(new Error('The server’s words.'), { data: { httpStatus } }));

it.each([
  ['a price that changed', refused(422), 'The server’s words.', 'The server’s words.'],
  ['an attempt under way', refused(409), 'The server’s words.', 'The server’s words.'],
  ['a provider out of reach', refused(503), 'The server’s words.', 'The server’s words.'],
  ['a card that was refused', refused(418), null, null],
  ['a session that is over', refused(401), null, null],
  ['a broken server', refused(500), null, VIDEO_BOOKING_FAILED],
  ['a right that was lost', refused(403), null, VIDEO_BOOKING_FAILED],
  ['no answer', readFailure(new Error('Failed to fetch')), null, VIDEO_BOOKING_FAILED],
])('%s is told in the right words, with and without a text of the purchase’s own', (_, failure, plain, own) => {
  expect(purchaseRefusal(failure, undefined)).toBe(plain);
  expect(purchaseRefusal(failure, VIDEO_BOOKING_FAILED)).toBe(own);
});

it('nothing is told twice: a purchase with a text of its own keeps the general toast away', () => {
  expect(toldByPurchase(undefined).quiet).toEqual([409, 422, 503]);
  expect(toldByPurchase(VIDEO_BOOKING_FAILED).quiet).toBe(true);
});
