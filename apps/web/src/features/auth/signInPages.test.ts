import { describe, expect, it } from 'vitest';
import { findSignInPage } from './signInPages.ts';
import { formatHref } from './signInSearch.ts';

const find = (href: string) => findSignInPage(new URL(href, 'https://fairway.example'));

describe('a page of signing in', () => {
  it.each([
    ['/login', { path: '/login', search: {} }],
    ['/login/', { path: '/login', search: {} }],
    ['/login?stage=token', { path: '/login', search: { stage: 'token' } }],
    ['/login?from=%2Fpro%2Flessons%3Fpage%3D2', { path: '/login', search: { from: '/pro/lessons?page=2' } }],
    ['/two-factor?from=%2Fpro%2Fhome', { path: '/two-factor', search: { from: '/pro/home' } }],
    ['/forgot', { path: '/forgot' }],
    ['/reset?email=a%40example.com', { path: '/reset', email: 'a@example.com' }],
    ['/set-password?token=1234', { path: '/set-password', token: '1234' }],
  ])('is %s', (href, page) => {
    expect(find(href)).toEqual(page);
  });

  it.each(['/login?from=https%3A%2F%2Felsewhere.example', '/login?from=%2F%2Felsewhere.example', '/login?stage=other'])(
    'does not follow what anyone may have written: %s',
    (href) => {
      expect(find(href)).toEqual({ path: '/login', search: {} });
    },
  );

  it.each(['/', '/reset', '/reset?email=', '/set-password', '/onboard', '/login/more', '/pro/home'])(
    'is not %s',
    (href) => {
      expect(find(href)).toBeNull();
    },
  );

  it('has its parameters in its address, as far as there are any', () => {
    expect(formatHref('/login', { from: undefined, stage: undefined })).toBe('/login');
    const from = '/pro/lessons?page=2';
    expect(find(formatHref('/login', { from, stage: 'login' }))).toEqual({
      path: '/login',
      search: { from, stage: 'login' },
    });
  });
});
