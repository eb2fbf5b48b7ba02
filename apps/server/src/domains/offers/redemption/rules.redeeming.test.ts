import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { redemptionRefusal, unitValue, type Standing } from './rules.ts';

const AT = { today: '2031-03-10', shown: undefined, currency: 'GBP' };
const anOffer: Standing = { price: 4500, qty: 3, started_at: null, ended_at: null };

describe('why an offer cannot be redeemed', () => {
  test.each<[string, Partial<Standing>, number | undefined]>([
    ['This offer is sold out.', { qty: 0 }, undefined],
    ['This offer is sold out.', { qty: 0, started_at: '2031-03-01', ended_at: '2031-03-20' }, undefined],
    // It was sold out a moment before, when redeeming it was tried.
    ['This offer is sold out.', {}, undefined],
    ['This offer is sold out.', {}, 4500],
    ['This offer ended on Sunday 9 March.', { ended_at: '2031-03-09', qty: 0 }, 4500],
    ['This offer starts on Tuesday 11 March.', { started_at: '2031-03-11', qty: 0 }, 100],
    ['The price of this offer has changed: it is now £45.00.', {}, 4000],
    ['The price of this offer has changed: it is now free.', { price: 0 }, 4000],
    // Sold out while the price was changed: there is nothing to try again for.
    ['This offer is sold out.', { qty: 0 }, 4000],
  ])('%s', (text, fields, shown) => {
    expect(redemptionRefusal({ ...anOffer, ...fields }, { ...AT, shown })).toBe(text);
  });

  test('money is told in the pro’s currency', () => {
    expect(redemptionRefusal(anOffer, { ...AT, shown: 1, currency: 'JPY' })).toContain('¥4,500');
  });
});

describe('what a credit of an offer was paid for with', () => {
  test.each([
    [4500, 4, null, 1125],
    [4500, 4, 1000, 1000],
    [1000, 3, 2000, 333],
    [0, 4, 1250, 0],
    [4500, 0, 1250, 0],
    [4500, 4, 0, 0],
  ])('%i for %i, where one costs %s: %i', (price, credits, lesson_price, value) => {
    expect(unitValue(price, credits, lesson_price)).toBe(value);
  });

  test('all of them together are never worth more than was paid', () => {
    const money = fc.integer({ min: 0, max: 999_999 });
    fc.assert(
      fc.property(money, fc.integer({ min: 0, max: 100 }), fc.option(money), (price, credits, lesson_price) => {
        const value = unitValue(price, credits, lesson_price);
        expect(Number.isInteger(value)).toBe(true);
        expect(value * credits).toBeLessThanOrEqual(price);
      }),
    );
  });
});
