import { describe, expect, it } from 'vitest';
import { parsePage, parseSearch } from './pageSearch.ts';

describe('the page an address names', () => {
  it.each([
    [{ page: 2 }, { page: 2 }],
    [{ page: '7' }, { page: 7 }],
    [{}, {}],
    [{ page: 1 }, {}],
    [{ page: 0 }, {}],
    [{ page: -3 }, {}],
    [{ page: 1.5 }, {}],
    [{ page: 10_001 }, {}],
    [{ page: 'two' }, {}],
    [{ page: ['2', '3'] }, {}],
  ])('%j: %j', (search, page) => {
    expect(parsePage(search)).toEqual(page);
  });

  it('comes with the words of a search, numbers among them', () => {
    expect(parseSearch({ q: ' calder ', page: 3 })).toEqual({ q: 'calder', page: 3 });
    expect(parseSearch({ q: '42' })).toEqual({ q: '42' });
    expect(parseSearch({ q: ['a'] })).toEqual({});
    expect(parseSearch({ q: '  ', page: 'x' })).toEqual({});
    expect(parseSearch({ q: 'x'.repeat(200) }).q).toHaveLength(100);
  });
});
