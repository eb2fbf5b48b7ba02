import { expect, test } from 'vitest';
import { chooseDetailed, cutPage, formatCursor, parseCursor } from './rules.ts';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

test.each(['before', 'after', 'around'] as const)('a cursor %s a message is read as it was written', (direction) => {
  expect(parseCursor(formatCursor({ direction, id: ID }))).toEqual({ direction, id: ID });
});

test('a page ends with the cursor of what is behind it, where there is more', () => {
  const rows = ['c', 'b', 'a'].map((id) => ({ id }));
  expect(cutPage(rows, 3)).toEqual({ page: rows, next_cursor: null });
  expect(cutPage(rows, 2)).toEqual({ page: rows.slice(0, 2), next_cursor: 'before_b' });
  expect(cutPage([], 2)).toEqual({ page: [], next_cursor: null });
});

test('a list tells what became of messages to few, and of one to many where there is room', () => {
  const messages = [1, 500, 1, 600, 400, 99].map((recipients, nth) => ({ id: `${nth}`, recipients }));
  expect(chooseDetailed(messages, 1000)).toEqual(['0', '1', '2', '4']);
  expect(chooseDetailed(messages, 1)).toEqual(['0']);
  expect(chooseDetailed([], 1000)).toEqual([]);
});
