import { describe, expect, it } from 'vitest';
import { parseCreditsSearch } from './creditsSearch.ts';

describe('what the address of the shop may say', () => {
  it.each([
    [{}, {}],
    [
      { credits: '4', from: '/player/lessons/book?duration=60' },
      { credits: 4, from: '/player/lessons/book?duration=60' },
    ],
    [{ credits: 20 }, { credits: 20 }],
    [{ credits: 0 }, {}],
    [{ credits: 21 }, {}],
    [{ credits: '2.5' }, {}],
    [{ credits: 'many' }, {}],
    [{ from: 'https://elsewhere.example' }, {}],
    [{ from: '//elsewhere.example/path' }, {}],
    [{ from: '/login' }, {}],
  ])('%j is %j', (written, read) => {
    expect(parseCreditsSearch(written)).toEqual(read);
  });
});
