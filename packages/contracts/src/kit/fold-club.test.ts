import { expect, test } from 'vitest';
import { foldClub } from './fold-club.ts';

test('a club is the same in capitals and with spaces around it, and no other', () => {
  expect([' 7 Iron', '7 iron ', '7 IRON'].map(foldClub)).toEqual(['7 iron', '7 iron', '7 iron']);
  expect(foldClub('7iron')).not.toBe(foldClub('7 iron'));
});
