import { describe, expect, test } from 'vitest';
import { describePayment, findPaymentOutcome, PAYMENT_STATES, type PaymentState } from './payment-outcome.ts';

const DECLINED = 'Your card was declined.';

describe('what a buyer is told of their money', () => {
  test.each<[PaymentState, string | null, string, boolean]>([
    ['declined', DECLINED, 'Your card was declined. Nothing was taken.', true],
    ['declined', null, 'Your card was declined. Nothing was taken.', true],
    ['refused', 'Theres been a problem', 'Theres been a problem. Nothing was taken.', true],
    ['refused', 'The price has changed.', 'The price has changed. Nothing was taken.', true],
    [
      'not_confirmed',
      'Whatever the bank says.',
      'The payment was not confirmed with your bank. Nothing was taken.',
      true,
    ],
    ['not_charged', null, 'The payment did not reach us. Nothing was taken. Please try again.', true],
    ['not_charged', 'Nothing was charged, says the server.', 'Nothing was charged, says the server.', true],
    [
      'unknown',
      null,
      'We don’t know yet whether your bank took the payment. We’ll check and tell you; don’t pay again.',
      false,
    ],
    [
      'taken',
      null,
      'Your bank has taken the payment, and what you bought is on its way to you. We’ll tell you when it’s here; don’t pay again.',
      false,
    ],
    ['delivered', null, 'Your payment went through, and what you bought is yours.', false],
    ['returning', null, 'This is no longer available. Your money is on its way back.', true],
    ['returned', null, 'This is no longer available. Your money has been sent back.', true],
  ])('%s, because of %j: %s', (state, reason, words, may_pay) => {
    expect(describePayment({ state, reason })).toMatchObject({ text: words, may_pay });
  });

  test('is never to pay again while the money may have been taken', () => {
    const open = PAYMENT_STATES.filter((state) => !describePayment({ state, reason: null }).may_pay);
    expect(open).toEqual(['unknown', 'taken', 'delivered']);
  });
});

test.each([
  [null, 'not_charged', null],
  ['pending', 'unknown', null],
  ['paid', 'delivered', null],
  ['failed', 'declined', DECLINED],
  ['refunding', 'returning', null],
  ['refunded', 'returned', null],
] as const)('a purchase that is %s is %s to its buyer', (status, state, reason) => {
  const purchase = status && { status, failure: DECLINED };
  expect(findPaymentOutcome(purchase)).toEqual({ state, reason });
});
