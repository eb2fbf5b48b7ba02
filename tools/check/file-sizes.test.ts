import { expect, test } from 'vitest';
import { findSizeFaults } from './file-sizes.ts';

test('a file is measured by the limit of its kind', () => {
  const size = (file: string, lines: number) => ({ file, lines });
  const router = 'apps/server/src/domains/schedule/hours/router.ts';
  expect(findSizeFaults([size('a.ts', 300), size('a.test.ts', 500), size(router, 150)])).toEqual([]);
  expect(findSizeFaults([size('a.css', 301)])).toEqual(['a.css has 301 lines, 300 are allowed']);
  expect(findSizeFaults([size(router, 151)])).toEqual([`${router} has 151 lines, 150 are allowed`]);
});
