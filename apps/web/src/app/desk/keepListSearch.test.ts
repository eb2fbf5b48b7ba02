import { expect, it } from 'vitest';
import { keepListSearch } from './keepListSearch.ts';

const ID = '01a2159b-e167-72a9-b25b-590b12136518';

it.each([
  ['/pro/players', '?q=al', '/pro/players?q=al'],
  [`/pro/players/${ID}`, '?q=al', `/pro/players/${ID}?q=al`],
  [`/pro/players/${ID}`, '', `/pro/players/${ID}`],
  [`/pro/players/${ID}/profile`, '?q=al', `/pro/players/${ID}/profile`],
  ['/pro/players?show=pending', '?q=al', '/pro/players?show=pending'],
  ['/pro/players/invite', '?q=al', '/pro/players/invite'],
  ['/pro/players-old', '?q=al', '/pro/players-old'],
  ['/pro/lessons/book?id=7', '?q=al', '/pro/lessons/book?id=7'],
  ['tel:01825555010', '?q=al', 'tel:01825555010'],
  ['#main', '?q=al', '#main'],
])('%s beside a list at %s leads to %s', (href, search, expected) => {
  expect(keepListSearch(href, '/pro/players', search)).toBe(expected);
});

it('keeps it for entries that are not below the list', () => {
  const keep = (href: string) => keepListSearch(href, '/pro/lessons/records', '?starred=true', '/pro/lesson/');
  expect(keep(`/pro/lesson/${ID}`)).toBe(`/pro/lesson/${ID}?starred=true`);
  expect(keep('/pro/lessons/records')).toBe('/pro/lessons/records?starred=true');
  expect(keep(`/pro/lessons/records/${ID}`)).toBe(`/pro/lessons/records/${ID}`);
});
