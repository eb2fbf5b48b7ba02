import { fc } from '#test/properties.ts';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['Hello', 'Hello'],
  ['  two\n\n lines\tand a tab ', 'two lines…'],
  ['abcdefghijkl', 'abcdefghijkl'],
  ['abcdefghijklm', 'abcdefghijkl…'],
  ['ab, cdefgh. ijklmn', 'ab, cdefgh…'],
  // A family is one letter of eleven units.
  [FAMILY.repeat(2), `${FAMILY}…`],
  [`${'x'.repeat(5)}${FAMILY}`, 'xxxxx…'],
])('%j reads %j', (text, short) => {
  expect(excerpt(text, 12)).toBe(short);
});

test('is one well-formed line that the text begins with, of whatever writing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 20, max: 60 }), (text, max) => {
      const short = excerpt(text, max);
      expect(short).not.toMatch(/[\r\n\t]/);
      expect(short.length).toBeLessThanOrEqual(max + 1);
      expect(short.isWellFormed()).toBe(true);
      expect(text.replaceAll(/\s+/g, ' ').trim().startsWith(short.replace(/…$/, ''))).toBe(true);
    }),
  );
});
