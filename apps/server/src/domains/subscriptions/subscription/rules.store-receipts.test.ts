import { DAY_MS } from '@fairway/time/units';
import { PRODUCTS } from '#test/app-stores.ts';
import { describe, expect, test } from 'vitest';
import type { Purchase } from '#adapters/app-stores/app-store.ts';
import { findReceiptErrors, isLive, productsFor } from './rules.ts';

const NOW = new Date('2031-03-10T09:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
const purchase = (fields: Partial<Purchase> = {}): Purchase => ({
  store: 'apple',
  product_id: PRODUCTS.pro,
  transaction_id: '1',
  original_id: '1',
  expires_at: days(30),
  revoked_at: null,
  reported_at: NOW,
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
    expect(findReceiptErrors(purchase(), PRODUCTS.pro, NOW)).toBeNull();
  });

  test.each([
    ['another product', purchase({ product_id: PRODUCTS.player }), 'This receipt is for another product.'],
    ['a period that is over', purchase({ expires_at: days(-4) }), 'This subscription has ended.'],
    ['a period that was taken back', purchase({ revoked_at: NOW }), 'This subscription has ended.'],
  ])('of %s says so', (_, shown, text) => {
    expect(findReceiptErrors(shown, PRODUCTS.pro, NOW)).toEqual({ receipt: [text] });
  });
});
