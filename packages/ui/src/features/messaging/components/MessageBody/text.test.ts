import { expect, test } from 'vitest';
import { foldText, splitLinks } from './text.ts';

const findLinks = (message: string) =>
  splitLinks(message)
    .filter(({ href }) => href !== null)
    .map(({ text, href }) => [text, href]);

test('a web address and an email address become links', () => {
  expect(findLinks('See https://ashdown.example.com/range?bay=2, www.pga.info or sam@ashdown.example.com.')).toEqual([
    ['https://ashdown.example.com/range?bay=2', 'https://ashdown.example.com/range?bay=2'],
    ['www.pga.info', 'https://www.pga.info'],
    ['sam@ashdown.example.com', 'mailto:sam@ashdown.example.com'],
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://example.com/%0aalert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com/a',
  'https://fairway.example.com@evil.com/login',
  '<a href="javascript:alert(1)">tap</a>',
])('%s is read, not followed', (message) => {
  expect(findLinks(message).filter(([, href]) => !href?.startsWith('mailto:'))).toEqual([]);
});

test('a time of the day and an end of a sentence without a space are no links', () => {
  expect(findLinks('See you at 9.am.Bring your wedge.me too')).toEqual([]);
});

test('no character of a message is lost between its links', () => {
  const message = 'A https://a.example.com\n\n  b@c.example.com ⛳️👨‍👩‍👧 مرحبا javascript:void(0) ';
  expect(
    splitLinks(message)
      .map(({ text }) => text)
      .join(''),
  ).toBe(message);
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
