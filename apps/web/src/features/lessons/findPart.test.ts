import { expect, test } from 'vitest';
import { findPart } from './findPart.ts';

const now = new Date('2026-11-24T09:30:00Z');
const ahead = { ends_at: '2026-11-24T10:00:00Z', cancelled_at: null };
const over = { ends_at: '2026-11-24T09:30:00Z', cancelled_at: null };
const cancelled = { ends_at: '2026-11-30T10:00:00Z', cancelled_at: '2026-11-23T10:00:00Z' };

test.each([
  ['past', undefined, ahead],
  ['upcoming', undefined, null],
  ['past', 'past', ahead],
] as const)('%s is listed where it is asked for', (asked, _, chosen) => {
  expect(findPart(asked, chosen, now)).toBe(asked);
});

test.each([
  ['to come or under way', ahead, 'upcoming'],
  ['just over', over, 'past'],
  ['cancelled', cancelled, 'past'],
  ['not there at all', null, 'past'],
  ['on its way', undefined, null],
] as const)('beside a lesson that is %s', (_, chosen, part) => {
  expect(findPart(undefined, chosen, now)).toBe(part);
});
