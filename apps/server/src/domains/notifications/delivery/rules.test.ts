import { EVENTS, type Topic } from '@fairway/contracts/notifications/events';
import { expect, test } from 'vitest';
import { isExpired, isSentToSuppressed } from './rules.ts';

test('a notice is tried for a day and then given up', () => {
  const made = new Date('2031-03-10T09:00:00Z');
  const tried = (until: string) => isExpired(made, new Date(until));
  expect(tried('2031-03-10T09:00:01Z')).toBe(false);
  expect(tried('2031-03-11T08:59:59.999Z')).toBe(false);
  expect(tried('2031-03-11T09:00:00Z')).toBe(true);
  expect(tried('2031-03-20T09:00:00Z')).toBe(true);
});

test('an address that was given up still gets its pins and word of its change, and nothing else', () => {
  const topics = Object.keys(EVENTS) as Topic[];
  expect(topics.filter(isSentToSuppressed).toSorted()).toEqual(['challenge.made', 'email.changed']);
});
