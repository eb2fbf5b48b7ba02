import { aCaller } from '#test/callers.ts';
import { expect, test } from 'vitest';
import { chooseDetailed, findOwner, formatCursor, parseCursor, toCursorBefore } from './rules.ts';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

test('a mailbox is a pro’s with all their players, or a player’s own', () => {
  expect(findOwner(aCaller('pro'))).toEqual({ pro_id: 'pro' });
  expect(findOwner(aCaller('player'))).toEqual({ player_id: 'player' });
});

test.each(['before', 'after', 'around'] as const)('a cursor %s a message is read as it was written', (direction) => {
  expect(parseCursor(formatCursor({ direction, id: ID }))).toEqual({ direction, id: ID });
});

test('the cursor of what comes before a message names it', () => {
  expect(toCursorBefore({ id: 'b' })).toBe('before_b');
});

test('a list tells what became of messages to few, and of one to many where there is room', () => {
  const messages = [1, 500, 1, 600, 400, 99].map((recipients, nth) => ({ id: `${nth}`, recipients }));
  expect(chooseDetailed(messages, 1000)).toEqual(['0', '1', '2', '4']);
  expect(chooseDetailed(messages, 1)).toEqual(['0']);
  expect(chooseDetailed([], 1000)).toEqual([]);
});
