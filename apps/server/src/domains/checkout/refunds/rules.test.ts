import { expect, test } from 'vitest';
import { refundRefusal } from './rules.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const paid = { status: 'paid', amount: 6000, lot: null, answered: false } as const;
const lot = { quantity: 4, remaining: 4, expires_at: new Date('2027-06-01T23:00:00Z') };

test.each([
  ['paid, with nothing beside it', paid, null],
  ['paid, its credits unspent', { ...paid, lot }, null],
  ['free', { ...paid, amount: 0 }, 'Nothing was paid for this.'],
  [
    'one of its credits spent',
    { ...paid, lot: { ...lot, remaining: 3 } },
    'Some of the credits from this purchase have been used.',
  ],
  [
    'at the instant its credits expire',
    { ...paid, lot: { ...lot, expires_at: NOW } },
    'Expired credits are non-refundable.',
  ],
  ['a video lesson that was answered', { ...paid, answered: true }, 'You have already answered these videos.'],
  ['on its way back', { ...paid, status: 'refunding' as const }, 'Refund on its way.'],
  ['given back', { ...paid, status: 'refunded' as const }, 'The money has been refunded.'],
  ['pending', { ...paid, status: 'pending' as const }, 'This purchase was not paid.'],
  ['failed', { ...paid, status: 'failed' as const }, 'This purchase was not paid.'],
])('a purchase that is %s: %#', (_, facts, refusal) => {
  expect(refundRefusal(facts, NOW)).toBe(refusal);
});
