import { expect, test } from 'vitest';
import { splitLinks } from './splitLinks.ts';

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
