import { expect, test } from 'vitest';
import { refundRefusal } from './refund.ts';

const NOW = new Date('2031-03-10T09:00:00Z');
const lot = {
  quantity: 4,
  remaining: 4,
  expires_at: new Date('2032-03-11T00:00:00Z'),
  purchase: { status: 'paid' as const, amount: 14_000 },
};

test.each([
  ['unspent', lot, null],
  ['spent in part', { ...lot, remaining: 3 }, 'Credits of this purchase have been spent.'],
  ['expired', { ...lot, expires_at: NOW }, 'Expired credits are non-refundable.'],
  ['given', { ...lot, purchase: null }, 'Nothing was paid for these.'],
  ['of a free offer', { ...lot, purchase: { ...lot.purchase, amount: 0 } }, 'Nothing was paid for these.'],
  [
    'on its way back',
    { ...lot, purchase: { ...lot.purchase, status: 'refunding' as const } },
    'The money is on its way back.',
  ],
  ['given back', { ...lot, purchase: { ...lot.purchase, status: 'refunded' as const } }, 'The money was given back.'],
])('a lot that is %s', (_, facts, refusal) => {
  expect(refundRefusal(facts, NOW)).toBe(refusal);
});
