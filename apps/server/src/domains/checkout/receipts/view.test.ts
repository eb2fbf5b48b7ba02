import { expect, test } from 'vitest';
import { purchaseView } from './view.ts';

const ROW = {
  id: 'purchase',
  number: 'F-2031-0007',
  kind: 'credits' as const,
  status: 'paid' as const,
  title: 'Five credits',
  amount: 2_500,
  currency: 'gbp',
  credits: 5,
  offer_id: null,
  lesson_id: null,
  card: '4242',
  created_at: new Date('2031-03-10T09:00:00Z'),
  settled_at: new Date('2031-03-10T09:01:00Z'),
  refunded_at: null,
};

test('a purchase goes out with its own fields, and no column beside', () => {
  const row = { ...ROW, player: null, payment_intent_id: 'pi_1', client_secret: 'a secret' };
  expect(purchaseView(row)).toEqual({
    ...ROW,
    created_at: '2031-03-10T09:00:00.000Z',
    settled_at: '2031-03-10T09:01:00.000Z',
  });
});
