import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLinks } from './splitLinks.ts';
import { foldText, mayLink } from './text.ts';

test.each([
  'See you at nine',
  'See you at 9.am.Bring your wedge.me too',
  'Putt 3.5 m: 4/5 and/or 2:1 ... https: www, http//nothing',
  'javascript:alert(1) ftp://example.com/a fairway.example.com',
  '⛳️👏🏽 مرحبا',
  '',
])('%j has no link and needs nothing to find that out', (message) => {
  expect(mayLink(message)).toBe(false);
});

test.each([
  'https://ashdown.example.com',
  'HTTP://localhost:3000',
  'Look:WWW.PGA.INFO',
  'http://10.0.0.1/a',
  'https://münchen.example',
  'www.例え.みんな',
  'sam@ashdown.example.com',
  'mailto:sam@ashdown.example.com',
])('%j may be a link', (message) => {
  expect(mayLink(message)).toBe(true);
});

const piece = fc.oneof(
  fc.constantFrom(
    'http',
    'https',
    'HTTPS',
    'www',
    'WWW',
    'mailto',
    'ftp',
    'localhost',
    '.com',
    '.みんな',
    '.ws',
    'sam',
    '9.am',
  ),
  fc.constantFrom(
    ':',
    '/',
    '//',
    '://',
    '.',
    '@',
    '＠',
    '。',
    ' ',
    '\n',
    '-',
    '_',
    '?',
    '#',
    '"',
    '(',
    ')',
    '<',
    '[',
    ']',
    '%40',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.domain(),
);

test('no message with a link is taken for one without', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const message = pieces.join('');
      const hasLink = splitLinks(message).some(({ href }) => href !== null);
      expect(hasLink && !mayLink(message)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('a message is folded at a word once it is long', () => {
  expect(foldText('Short')).toBeNull();
  expect(foldText('word '.repeat(200))).toBeNull();
  const folded = foldText('word '.repeat(2000)) ?? '';
  expect(folded.length).toBeLessThanOrEqual(900);
  expect(folded.endsWith('word')).toBe(true);
});

test('a message of many lines is folded though it is short', () => {
  expect(foldText('a\n'.repeat(12))).toBeNull();
  expect(foldText('a\n'.repeat(200))?.split('\n')).toHaveLength(16);
});

test('an emoji is not cut at the fold', () => {
  const family = '👨‍👩‍👧';
  const folded = foldText(family.repeat(500)) ?? '';
  expect(folded.length % family.length).toBe(0);
  expect(folded).not.toBe('');
});
