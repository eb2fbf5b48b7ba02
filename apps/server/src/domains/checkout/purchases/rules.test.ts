import { describe, expect, test } from 'vitest';
import type { PaymentStatus } from '#adapters/stripe/payments.ts';
import {
  CARDHOLDER_MS,
  matchesPayment,
  isShownPrice,
  ABANDONED_AFTER_MS,
  stepAlone,
  nextPurchaseStep,
} from './rules.ts';

describe('the next step of a purchase', () => {
  test.each<[PaymentStatus, string, string]>([
    ['unconfirmed', 'confirm', 'give_up'],
    ['authentication_required', 'ask_cardholder', 'wait'],
    ['processing', 'wait', 'wait'],
    ['succeeded', 'deliver', 'deliver'],
    ['declined', 'give_up', 'give_up'],
    ['cancelled', 'give_up', 'give_up'],
  ])('of a payment that is %s is to %s with the buyer there, and to %s without', (status, there, gone) => {
    expect(nextPurchaseStep({ status })).toBe(there);
    expect(stepAlone({ status }, 0)).toBe(gone);
  });

  test('waits for a cardholder so long and no longer', () => {
    expect(stepAlone({ status: 'authentication_required' }, CARDHOLDER_MS - 1)).toBe('wait');
    expect(stepAlone({ status: 'authentication_required' }, CARDHOLDER_MS)).toBe('give_up');
  });
});

test('a purchase that nobody finishes is looked at after two minutes, and a cardholder has a quarter of an hour', () => {
  const begun = Date.parse('2031-03-10T09:00:00Z');
  expect(new Date(begun + ABANDONED_AFTER_MS)).toEqual(new Date('2031-03-10T09:02:00Z'));
  expect(new Date(begun + CARDHOLDER_MS)).toEqual(new Date('2031-03-10T09:15:00Z'));
});

test.each([
  ['the price itself', 4500, true],
  ['another price', 4499, false],
  ['no price', undefined, true],
])('a buyer who was shown %s may go on with a purchase begun before: %#', (_, shown, may) => {
  expect(isShownPrice({ amount: 4500 }, shown)).toBe(may);
});

describe('a payment', () => {
  const purchase = { id: 'p', amount: 4500, currency: 'GBP', stripe_id: 'cus_1' };
  const payment = { reference: 'p', amount_received: 4500, currency: 'GBP', stripe_id: 'cus_1' };
  test.each<[string, Partial<typeof payment> | { stripe_id: null }, boolean]>([
    ['as it was asked for', {}, true],
    ['of a customer the provider has forgotten', { stripe_id: null }, true],
    ['of another sum', { amount_received: 4499 }, false],
    ['in another currency', { currency: 'EUR' }, false],
    ['by another customer', { stripe_id: 'cus_2' }, false],
    ['for another purchase', { reference: 'q' }, false],
  ])('%s: is the purchase’s own %s', (_, change, own) => {
    expect(matchesPayment(purchase, { ...payment, ...change })).toBe(own);
  });
});
