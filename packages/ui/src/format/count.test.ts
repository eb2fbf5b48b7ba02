import { expect, test } from 'vitest';
import { formatCount, formatLargeCount } from './count.ts';

test('only one is one', () => {
  expect([0, 1, 2, 1000].map((count) => formatCount(count, 'lesson'))).toEqual([
    '0 lessons',
    '1 lesson',
    '2 lessons',
    '1000 lessons',
  ]);
  expect([1, 2].map((count) => formatCount(count, 'child', 'children'))).toEqual(['1 child', '2 children']);
});

test('a large number is written so that it can be read', () => {
  expect([1, 12480].map((count) => formatLargeCount(count, 'purchase'))).toEqual(['1 purchase', '12,480 purchases']);
  expect(formatLargeCount(1200, 'discrepancy', 'discrepancies')).toBe('1,200 discrepancies');
});
