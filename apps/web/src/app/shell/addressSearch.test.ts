import { fc } from '@fairway/server/test/properties';
import { expect, test } from 'vitest';
import { formatAddressSearch, parseAddressSearch } from './addressSearch.ts';

test.each(['234567', '2E5432', '0', 'true', 'null', '"quoted"', '{"a":1}', '00123', '1e999', 'a b&c=d?#'])(
  'a code of %j stays the text it is',
  (code) => {
    expect(parseAddressSearch(formatAddressSearch({ code }))).toEqual({ code });
    expect(parseAddressSearch(`?code=${encodeURIComponent(code)}`)).toEqual({ code });
  },
);

test('any text under any name comes back as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (search) => {
      expect(parseAddressSearch(formatAddressSearch(search))).toEqual({ ...search });
    }),
  );
});

test('numbers and marks are written as they read, and what is undefined is left out', () => {
  expect(formatAddressSearch({ page: 3, starred: true, from: undefined })).toBe('?page=3&starred=true');
  expect(formatAddressSearch({ from: undefined })).toBe('');
  expect(parseAddressSearch('')).toEqual({});
});
