import { PRODUCTS } from '@fairway/testing/stores';
import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../integrations/stores/store.ts';
import { faultsOf, isLive, productsFor } from './rules.ts';

const NOW = new Date('2031-03-10T09:00:00Z');
const DAY = 86_400_000;
const days = (count: number) => new Date(NOW.getTime() + count * DAY);
const purchase = (fields: Partial<Purchase> = {}): Purchase => ({
  store: 'apple',
  product_id: PRODUCTS.pro,
  transaction_id: '1',
  original_id: '1',
  expires_at: days(30),
  revoked_at: null,
  told_at: NOW,
  buyer: null,
  ...fields,
});

test.each([
  ['pro', ['a', 'b']],
  ['player', ['c']],
  ['admin', ['c']],
] as const)('a %s is offered %j', (type, products) => {
  expect(productsFor(type, { pro: ['a', 'b'], player: ['c'] })).toEqual(products);
});

test.each([
  ['ahead', purchase(), true],
  ['in the days of grace', purchase({ expires_at: days(-2) }), true],
  ['after them', purchase({ expires_at: days(-3) }), false],
  ['taken back', purchase({ revoked_at: days(-1) }), false],
])('a period that ends %s is live: %s', (_, period, live) => {
  expect(isLive(period, NOW)).toBe(live);
});

describe('a receipt', () => {
  test('of the product and still live is fine', () => {
    expect(faultsOf(purchase(), PRODUCTS.pro, NOW)).toBeNull();
  });

  test.each([
    ['another product', purchase({ product_id: PRODUCTS.player }), 'This receipt is for another product.'],
    ['a period that is over', purchase({ expires_at: days(-4) }), 'This subscription has ended.'],
    ['a period that was taken back', purchase({ revoked_at: NOW }), 'This subscription has ended.'],
  ])('of %s says so', (_, shown, text) => {
    expect(faultsOf(shown, PRODUCTS.pro, NOW)).toEqual({ receipt: [text] });
  });
});
