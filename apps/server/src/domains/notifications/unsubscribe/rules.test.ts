import { MOST_CHILDREN } from '@fairway/contracts/coaching/guardian-limits';
import { expect, test } from 'vitest';
import { findBulkGroup, joinToken, splitToken, subscriptionKey } from './rules.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const subscription = { user_ids: [ID], group: 'offers' } as const;
const signature = 'a'.repeat(43);

test('a token says whose mails it stops, and which', () => {
  expect(splitToken(joinToken(subscription, signature))).toEqual({ ...subscription, signature });
});

test('a token names a guardian and as many children as one has, in a link’s room', () => {
  const family = { ...subscription, user_ids: Array.from({ length: 1 + MOST_CHILDREN }, () => ID) };
  const token = joinToken(family, signature);
  expect(splitToken(token)).toEqual({ ...family, signature });
  expect(token.length).toBeLessThanOrEqual(500);
  expect(splitToken(joinToken({ ...family, user_ids: [...family.user_ids, ID] }, signature))).toBeNull();
});

test('what a token is signed over names its people and its group, and stays as it is for the links that are out', () => {
  expect(subscriptionKey(subscription)).toBe(`${ID}:offers`);
  expect(subscriptionKey({ user_ids: [ID, ID], group: 'freed_times' })).toBe(`${ID}~${ID}:freed_times`);
});

test.each([
  '',
  'offers',
  `x.offers.${signature}`,
  `${ID}.newsletter.${signature}`,
  `${ID}.offers.${signature}x`,
  `${ID}.offers.${signature}.more`,
  `${ID}.offers.\n${signature.slice(1)}`,
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
