import { expect, it } from 'vitest';
import { pagesAround } from './pages.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [12, 9, [1, null, 9]],
])('page %i of %i offers %j', (page, pages, shown) => {
  expect(pagesAround(page, pages)).toEqual(shown);
});
