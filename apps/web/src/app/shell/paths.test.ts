import { describe, expect, it } from 'vitest';
import { isAuthPath, isWithin, returnPath } from './paths.ts';

describe('the page to return to after signing in', () => {
  it.each([
    '/player/lessons',
    '/player/lessons/book?from=home',
    '/pro/lessons/diary/2026-11-24/2026-11-30#bookings',
    '/',
  ])('may be %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/player',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'player/lessons',
    '',
    undefined,
    null,
    7,
    ['/player'],
  ])('is never %j', (from) => {
    expect(returnPath(from)).toBeUndefined();
  });

  it.each(['/login', '/logout', '/login?from=/player', '/player/../logout'])(
    'is never a page of signing in: %s',
    (from) => {
      expect(returnPath(from)).toBeUndefined();
    },
  );
});

describe('paths', () => {
  it('knows the pages of signing in', () => {
    expect(isAuthPath('/login')).toBe(true);
    expect(isAuthPath('/two-factor')).toBe(true);
    expect(isAuthPath('/player/profile')).toBe(false);
    expect(isAuthPath('/loginx')).toBe(false);
  });

  it('counts a page and what is below it as within, and no neighbour', () => {
    expect(isWithin('/player/lessons', '/player/lessons')).toBe(true);
    expect(isWithin('/player/lessons/book', '/player/lessons')).toBe(true);
    expect(isWithin('/player/lessons-old', '/player/lessons')).toBe(false);
  });
});
