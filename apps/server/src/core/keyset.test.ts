import { keysetCursor } from '@fairway/contracts/primitives';
import { expect, test } from 'vitest';
import { cutPage, formatKeyset, parseKeyset } from './keyset.ts';

const at = '2031-03-12T10:00:00.000Z';
const id = '0190b1a2-0000-7000-8000-000000000000';

test('a cursor is the instant and the id of a page’s last row, as the contract takes it', () => {
  const cursor = formatKeyset(at, id);
  expect(cursor).toBe('2031-03-12T10:00:00.000Z_0190b1a2-0000-7000-8000-000000000000');
  expect(keysetCursor.parse(cursor)).toBe(cursor);
});

test('what is read of a cursor is what it was made of', () => {
  expect(parseKeyset(formatKeyset(at, id))).toEqual({ at: new Date(at), id });
});

test('a page has a cursor when there are others behind it', () => {
  const rows = ['a', 'b', 'c'];
  const cut = (limit: number) => cutPage(rows, limit, (last) => `after ${last}`);
  expect(cut(3)).toEqual({ page: rows, next_cursor: null });
  expect(cut(2)).toEqual({ page: ['a', 'b'], next_cursor: 'after b' });
  expect(cutPage([], 2, String)).toEqual({ page: [], next_cursor: null });
});
