import { expect, test } from 'vitest';
import type { OfferRow } from './repository.ts';
import { categoryView, offerView } from './view.ts';

const ROW: OfferRow = {
  id: 'offer',
  pro_id: 'pro',
  title: 'Winter nights',
  description: 'Ninety minutes',
  button_type: 'Book',
  price: 4_000,
  currency: 'gbp',
  qty: 3,
  sold: 2,
  category_id: 'category',
  category: 'Lessons',
  lesson_credits_value: 2,
  started_at: null,
  ended_at: null,
  announced_at: new Date('2031-03-01T09:00:00Z'),
  image_keys: [],
  redeemed_at: null,
};
const { pro_id: _pro, image_keys: _keys, ...shown } = ROW;

test('an offer goes out with its own fields, and no column beside', () => {
  const row = { ...ROW, deleted_at: null, cost_price: 100 };
  expect(offerView(row, { type: 'pro' }, '2031-03-10')).toEqual({
    ...shown,
    image: null,
    images: [],
    state: 'live',
    announced_at: '2031-03-01T09:00:00.000Z',
    can: { redeem: false, change: true },
  });
  expect(offerView(row, { type: 'player' }, '2031-03-10')).toEqual({
    ...shown,
    image: null,
    images: [],
    state: 'live',
    sold: null,
    announced_at: null,
    can: { redeem: true, change: false },
  });
});

test.each([
  [{ price: 0, lesson_credits_value: 2 }, false],
  [{ price: 0, lesson_credits_value: 0 }, true],
  [{ price: 4_000, lesson_credits_value: 2 }, true],
])('once redeemed, an offer of %j is offered again: %s', (fields, redeem) => {
  const row = { ...ROW, ...fields };
  const redeemed = { ...row, redeemed_at: new Date('2031-03-09T09:00:00Z') };
  expect(offerView(redeemed, { type: 'player' }, '2031-03-10').can.redeem).toBe(redeem);
  expect(offerView(row, { type: 'player' }, '2031-03-10').can.redeem).toBe(true);
});

test('a category goes out with its own fields, and no column beside', () => {
  const shownCategory = { id: 'category', name: 'Lessons', offers: 2 };
  const row = { ...shownCategory, pro_id: 'pro' };
  expect(categoryView(row)).toEqual({ ...shownCategory, removable: true });
});
