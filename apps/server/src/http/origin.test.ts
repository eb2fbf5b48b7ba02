import { expect, test } from 'vitest';
import { isRead, isSameOrigin } from './origin.ts';

const ours = ['https://golf.example'];

test.each([
  [{ origin: 'https://golf.example' }, true],
  [{ origin: 'http://golf.example' }, false],
  [{ origin: 'https://golf.example.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://golf.example' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
])('a request with %j is ours: %s', (headers, expected) => {
  expect(isSameOrigin(headers, ours)).toBe(expected);
});

test('only methods that change nothing are reads', () => {
  expect(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].map(isRead)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
