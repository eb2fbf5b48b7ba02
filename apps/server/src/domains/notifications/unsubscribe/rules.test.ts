import { expect, test } from 'vitest';
import { findBulkGroup, joinToken, splitToken } from './rules.ts';

const subscription = { user_id: '01900000-0000-7000-8000-000000000001', group: 'offers' } as const;
const signature = 'a'.repeat(43);

test('a token says whose mails it stops, and which', () => {
  expect(splitToken(joinToken(subscription, signature))).toEqual({ ...subscription, signature });
});

test.each([
  '',
  'offers',
  `x.offers.${signature}`,
  `${subscription.user_id}.newsletter.${signature}`,
  `${subscription.user_id}.offers.${signature}x`,
  `${subscription.user_id}.offers.${signature}.more`,
  `${subscription.user_id}.offers.\n${signature.slice(1)}`,
])('%j is none', (token) => expect(splitToken(token)).toBeNull());

test('one click stops what goes to many, and nothing that somebody waits for', () => {
  expect(findBulkGroup({ topic: 'offer.published' })).toBe('offers');
  expect(findBulkGroup({ topic: 'time.freed' })).toBe('freed_times');
  expect(findBulkGroup({ topic: 'practice.due' })).toBe('practice');
  for (const topic of ['lesson.booked', 'offer.redeemed', 'challenge.made', 'record.published'] as const)
    expect(findBulkGroup({ topic })).toBeNull();
});

test('one click stops the offers of an email of the day, and there is none where it has no offer', () => {
  const findOfItems = (...kinds: string[]) =>
    findBulkGroup({ topic: 'digest.due', digest: { items: kinds.map((kind) => ({ kind })) } });
  expect(findOfItems('message', 'offer')).toBe('offers');
  expect(findOfItems('message')).toBeNull();
});
