import { expect, it } from 'vitest';
import { findArea } from './areas.ts';

it.each([
  ['/pro', 'pro'],
  ['/pro/lessons/book', 'pro'],
  ['/player/profile', 'player'],
  ['/account/', 'account'],
  ['/Account', 'account'],
  ['/admin/audit', 'admin'],
  ['/', null],
  ['/login', null],
  ['/professional', null],
  ['/c/FAIRWAY', null],
  ['/constructor', null],
  ['', null],
])('the area of %s is %s', (pathname, area) => {
  expect(findArea(pathname)).toBe(area);
});
