import { describe, expect, test } from 'vitest';
import { compareAmounts, findDiscrepancy, type LocalPurchase, type ProviderPayment } from './rules.ts';

const NOW = new Date('2031-03-10T09:00:00Z');
const ours: LocalPurchase = {
  id: 'purchase',
  number: 41,
  status: 'paid',
  amount: 6000,
  currency: 'GBP',
  payment_intent_id: 'pi_1',
  created_at: new Date('2031-03-10T08:00:00Z'),
};
const theirs: ProviderPayment = {
  payment_intent_id: 'pi_1',
  status: 'succeeded',
  amount_received: 6000,
  amount_refunded: 0,
  currency: 'GBP',
  reference: 'purchase',
};
const back = { amount_refunded: 6000 };
const nothing = { status: 'cancelled', amount_received: 0 } as const;
const young = { created_at: new Date('2031-03-10T08:31:00Z') };

describe('our books and the provider’s', () => {
  test.each<[string, Partial<LocalPurchase> | null, Partial<ProviderPayment> | null]>([
    ['paid and taken', {}, {}],
    ['refunded and given back', { status: 'refunded' }, back],
    ['on its way back, and there already', { status: 'refunding' }, back],
    ['on its way back, and not yet there', { status: 'refunding', ...young }, {}],
    ['failed and cancelled', { status: 'failed' }, nothing],
    ['failed, taken in the last moment and given back', { status: 'failed' }, back],
    ['begun, and taken just now', { status: 'pending', ...young }, {}],
    ['begun without a payment', { status: 'pending', payment_intent_id: null }, null],
    ['free', { amount: 0, payment_intent_id: null }, null],
    ['a payment that is not ours and took nothing', null, nothing],
    ['a payment that is not ours and was given back', null, back],
    ['a second payment for a purchase that took nothing', { payment_intent_id: 'pi_2' }, nothing],
  ])('agree: %s', (_, one, other) => {
    const pair = [one && { ...ours, ...one }, other && { ...theirs, ...other }] as const;
    expect(compareAmounts(...pair, NOW)).toBeNull();
    expect(findDiscrepancy(...pair, NOW)).toBeNull();
  });

  test.each<[string, string, Partial<LocalPurchase> | null, Partial<ProviderPayment> | null]>([
    ['missing', 'purchase', {}, null],
    ['missing', 'purchase', { status: 'refunded' }, null],
    ['not_taken', 'purchase', {}, nothing],
    ['not_taken', 'purchase', {}, { status: 'processing', amount_received: 0 }],
    ['amount', 'purchase', { amount: 5999 }, {}],
    ['amount', 'purchase', { status: 'refunding', amount: 5999 }, {}],
    ['currency', 'purchase', {}, { currency: 'EUR' }],
    ['refunded_there', 'purchase', {}, back],
    ['refunded_there', 'purchase', {}, { amount_refunded: 1 }],
    ['not_refunded', 'purchase', { status: 'refunded' }, {}],
    ['not_refunded', 'purchase', { status: 'refunded' }, { amount_refunded: 5999 }],
    ['not_refunded', 'purchase', { status: 'refunding' }, {}],
    ['taken', 'purchase', { status: 'failed' }, {}],
    ['taken', 'purchase', { amount: 0, payment_intent_id: null }, {}],
    ['unfinished', 'purchase', { status: 'pending' }, {}],
    ['unfinished', 'purchase', { status: 'pending', payment_intent_id: null }, {}],
    ['unfinished', 'purchase', { status: 'pending', created_at: new Date('2031-03-10T08:30:00Z') }, {}],
    ['unknown', 'unknown_payment', null, {}],
    ['unknown', 'unknown_payment', null, { reference: null, amount_refunded: 1 }],
    ['twice', 'unknown_payment', { payment_intent_id: 'pi_2' }, {}],
  ])('differ: %s, of the %s', (difference, kind, one, other) => {
    const pair = [one && { ...ours, ...one }, other && { ...theirs, ...other }] as const;
    expect(compareAmounts(...pair, NOW)).toBe(difference);
    expect(findDiscrepancy(...pair, NOW)).toMatchObject({
      kind,
      subject: kind === 'purchase' ? 'purchase' : 'pi_1',
      detail: { difference },
    });
  });

  test('a fault tells both sides, and no more than ids and sums', () => {
    expect(findDiscrepancy({ ...ours, amount: 5000 }, { ...theirs, amount_refunded: 1000 }, NOW)).toEqual({
      kind: 'purchase',
      subject: 'purchase',
      detail: {
        difference: 'amount',
        purchase_id: 'purchase',
        number: 41,
        payment_intent_id: 'pi_1',
        ours: { status: 'paid', amount: 5000, currency: 'GBP' },
        theirs: { status: 'succeeded', amount: 6000, refunded: 1000, currency: 'GBP' },
      },
    });
  });
});
