import { USER_TYPES } from '@fairway/contracts/auth/accounts';
import { describe, expect, it } from 'vitest';
import { findRedirect } from './redirectedFrom.ts';

const built = () => true;

describe('a guarded area', () => {
  it.each(USER_TYPES.flatMap((type) => USER_TYPES.map((area) => ({ type, area }))))(
    'of $area lets a $type in only when it is theirs',
    ({ type, area }) => {
      expect(findRedirect({ type, subscribed: true }, area, built)).toBe(type === area ? null : '/');
    },
  );

  it.each(USER_TYPES)('that is everyone’s lets a %s in', (type) => {
    expect(findRedirect({ type, subscribed: true }, undefined, built)).toBeNull();
  });

  it('sends a pro without a subscription to subscribe, from the own area and from the account', () => {
    expect(findRedirect({ type: 'pro', subscribed: false }, 'pro', built)).toBe('/subscribe');
    expect(findRedirect({ type: 'pro', subscribed: false }, undefined, built)).toBe('/subscribe');
  });

  it('asks nobody to subscribe on a page that is not built', () => {
    expect(findRedirect({ type: 'pro', subscribed: false }, 'pro', () => false)).toBeNull();
  });

  it('asks no player to subscribe', () => {
    expect(findRedirect({ type: 'player', subscribed: false }, 'player', built)).toBeNull();
  });
});
