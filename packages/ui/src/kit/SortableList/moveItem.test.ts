import { expect, test } from 'vitest';
import { moveItem } from './moveItem.ts';

test('an item moves to another place, and the others close up', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});

test('places that the list does not have change nothing', () => {
  for (const [from, to] of [
    [4, 0],
    [0, 4],
    [0, -1],
    [-1, 0],
  ] as const)
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c']);
});
