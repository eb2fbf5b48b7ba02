import { expect, it } from 'vitest';
import { parseChildSearch } from './childSearch.ts';

it.each([
  ['/player/lessons', '/player/lessons'],
  ['/player/messages/7?from=mail', '/player/messages/7?from=mail'],
  ['/account/privacy', '/account/privacy'],
  ['/playerless', undefined],
  ['//evil.example', undefined],
  ['https://evil.example', undefined],
  ['/pro/home', undefined],
  [7, undefined],
])('%s leads to %s', (to, page) => {
  expect(parseChildSearch({ to }).to).toBe(page);
});
