import { expect, test } from 'vitest';
import { formatCredits, formatMovement } from './phrases.ts';

test('what happened to credits is said in one word each', () => {
  const words = (['bought', 'given', 'spent', 'returned', 'expired', 'refunded'] as const).map(formatMovement);
  expect(words).toEqual(['Bought', 'Given', 'Spent', 'Returned', 'Expired', 'Refunded']);
});

test('one credit is one credit', () => {
  expect([formatCredits(0), formatCredits(1), formatCredits(4)]).toEqual(['0 credits', '1 credit', '4 credits']);
});
