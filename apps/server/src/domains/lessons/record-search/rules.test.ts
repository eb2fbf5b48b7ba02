import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { EXCERPT, MARKS, readMarks, splitSearch, toFindQuery, toMarkQuery, type Lexemes } from './rules.ts';

test.each([
  ['grip', { whole: '', last: 'grip' }],
  ['  a lighter   grip ', { whole: 'a lighter', last: 'grip' }],
  ['7-iron ⛳ !?', { whole: '', last: '7-iron' }],
  ['un été', { whole: 'un', last: 'été' }],
  ['', null],
  ['⛳ … -- !!', null],
])('of the search %j the last word may still be typed', (q, words) => {
  expect(splitSearch(q)).toEqual(words);
});

const NONE: Lexemes = { whole_stems: [], whole_words: [], last_stems: [], last_words: [] };

describe('what is asked for', () => {
  test('is every word behind the person’s id, the last one by its beginning too', () => {
    const lexemes = { ...NONE, whole_stems: ['light'], last_stems: ['grip'], last_words: ['gripping'] };
    expect(toFindQuery('me', lexemes)).toBe("'me:light' & (('me:grip') | ('me:gripping':*))");
  });

  test('is all of a word that has several stems', () => {
    expect(toFindQuery('me', { ...NONE, last_stems: ['seven', 'iron'] })).toBe("(('me:seven' & 'me:iron'))");
  });

  test('leaves out words that say nothing, but for the one that is being typed', () => {
    expect(toFindQuery('me', { ...NONE, last_words: ['the'] })).toBe("(('me:the':*))");
    expect(toFindQuery('me', { ...NONE, whole_stems: ['grip'], last_words: ['the'] })).toBe("'me:grip'");
    expect(toFindQuery('me', NONE)).toBeNull();
  });

  test('holds a word with a quotation mark or a backslash as it is', () => {
    expect(toFindQuery('me', { ...NONE, whole_stems: ["o'clock", 'a\\b'] })).toBe("'me:o''clock' & 'me:a\\\\b'");
  });
});

test('marked is any of the words, in any form; whole words that say nothing are not', () => {
  const lexemes = { whole_stems: ['light'], whole_words: ['lighter'], last_stems: ['grip'], last_words: ['gripping'] };
  expect(toMarkQuery(lexemes)).toBe("'light':* | 'grip':* | 'gripping':* | 'lighter'");
  expect(toMarkQuery({ ...NONE, whole_stems: ['grip'], whole_words: ['grip'] })).toBe("'grip':*");
});

test('of a longer text two pieces of eight to twenty words are shown, short words too, and dots where it is left out', () => {
  const settings = ['MaxFragments=2', 'MinWords=8', 'MaxWords=20', 'ShortWord=0', 'FragmentDelimiter=" … "'];
  expect(EXCERPT.split(', ')).toEqual(settings);
});

describe('a marked text', () => {
  test.each([
    ['', []],
    ['plain', [{ text: 'plain', hit: false }]],
    [
      `a ${MARKS.start}lighter${MARKS.stop} grip`,
      [
        { text: 'a ', hit: false },
        { text: 'lighter', hit: true },
        { text: ' grip', hit: false },
      ],
    ],
    [
      `${MARKS.start}lighter${MARKS.stop} ${MARKS.stop}grip`,
      [
        { text: 'lighter', hit: true },
        { text: ' grip', hit: false },
      ],
    ],
  ])('%j is read in its pieces', (marked, pieces) => {
    expect(readMarks(marked)).toEqual(pieces);
  });

  test('gives back every text it was made of, and marks what was marked', () => {
    const word = fc.string().map((text) => text.replaceAll(MARKS.start, '').replaceAll(MARKS.stop, ''));
    const piece = fc.record({ text: word, hit: fc.boolean() });
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const marked = pieces.map(({ text, hit }) => (hit ? MARKS.start + text + MARKS.stop : text)).join('');
        const read = readMarks(marked);
        const join = (all: typeof pieces) => all.map(({ text }) => text).join('');
        expect(join(read)).toBe(join(pieces));
        expect(join(read.filter(({ hit }) => hit))).toBe(join(pieces.filter(({ hit }) => hit)));
      }),
    );
  });
});
