import { expect, test } from 'vitest';
import { faultsOf } from './file-sizes.mjs';

const size = (file, lines) => ({ file, lines });
const small = Array.from({ length: 20 }, (_, index) => size(`small-${index}.ts`, 10));

test('a file is measured by the limit of its kind', () => {
  const router = 'apps/server/src/domains/diary/router.ts';
  expect(faultsOf([...small, size('a.ts', 300), size('a.test.ts', 500), size(router, 150)])).toEqual([]);
  expect(faultsOf([...small, size('a.css', 301)])).toEqual(['a.css has 301 lines, 300 are allowed']);
  expect(faultsOf([...small, size(router, 151)])).toEqual([`${router} has 151 lines, 150 are allowed`]);
});

test('the house as a whole stays small', () => {
  const middling = Array.from({ length: 21 }, (_, index) => size(`middling-${index}.ts`, 60));
  expect(faultsOf([...small, ...middling])).toEqual([expect.stringContaining('half of the files')]);
  const long = Array.from({ length: 3 }, (_, index) => size(`long-${index}.ts`, 250));
  expect(faultsOf([...small, ...long])).toEqual([expect.stringContaining('one file in ten')]);
});
