import { keysetCursor } from '@fairway/contracts/primitives';
import { expect, test } from 'vitest';
import { formatCursor, parseCursor } from './rules.ts';

const end = { starts_at: '2031-03-12T10:00:00.000Z', id: '0190b1a2-0000-7000-8000-000000000000' };

test('a cursor is the start and the id of a page’s last lesson, as the contract takes it', () => {
  const cursor = formatCursor(end);
  expect(cursor).toBe('2031-03-12T10:00:00.000Z_0190b1a2-0000-7000-8000-000000000000');
  expect(keysetCursor.parse(cursor)).toBe(cursor);
});

test('what is read of a cursor is what it was made of', () => {
  expect(parseCursor(formatCursor(end))).toEqual(end);
});
