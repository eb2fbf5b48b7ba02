import { expect, it } from 'vitest';
import { externalUrl } from './externalLinks.ts';

const HERE = 'https://fairway.example';

it.each([
  ['https://links.example/a?b#c', 'https://links.example/a?b#c'],
  ['http://fairway.example/', 'http://fairway.example/'],
  ['mailto:coach@example.com', 'mailto:coach@example.com'],
  ['tel:+447700900123', 'tel:+447700900123'],
  ['sms:+447700900123', 'sms:+447700900123'],
  ['//links.example/', 'https://links.example/'],
])('%s leads out of the app', (href, url) => {
  expect(externalUrl(href, HERE)).toBe(url);
});

it.each([
  '/player/profile',
  'profile',
  '#top',
  'https://fairway.example/files/a.png',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://fairway.example/1',
  'intent://scan#Intent;end',
  'https://',
])('%s does not', (href) => {
  expect(externalUrl(href, HERE)).toBeNull();
});
