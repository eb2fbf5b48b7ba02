import { expect, test } from 'vitest';
import { mailHref, siteName, telHref } from './contact.ts';

test.each([
  ['01825 555 010', 'tel:01825555010'],
  ['+44 (0)1825 555-010', 'tel:+441825555010'],
  ['(01825) 555.010', 'tel:01825555010'],
  ['Pro shop: 01825 555 010 (ask for Robin, ext 2)', 'tel:01825555010'],
  ['ask at the desk', null],
  ['12', null],
  ['javascript:alert(1)', null],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('an address is written to and nothing more', () => {
  expect(mailHref('robin@club.example')).toBe('mailto:robin@club.example');
  expect(mailHref('a?bcc=b@club.example')).toBe('mailto:a%3Fbcc%3Db@club.example');
});

test('a web address is said without what machines need', () => {
  expect(siteName('https://www.links.example/')).toBe('links.example');
  expect(siteName('http://links.example/range')).toBe('links.example/range');
});
