import { USER_TYPES } from '@fairway/contracts/auth/accounts';
import { describe, expect, it } from 'vitest';
import { findRedirect } from './redirectedFrom.ts';

describe('a guarded area', () => {
  it.each(USER_TYPES.flatMap((type) => USER_TYPES.map((area) => ({ type, area }))))(
    'of $area lets a $type in only when it is theirs',
    ({ type, area }) => {
      expect(findRedirect({ type, subscribed: true }, area)).toBe(type === area ? null : '/');
    },
  );

  it.each(USER_TYPES)('that is everyone’s lets a %s in', (type) => {
    expect(findRedirect({ type, subscribed: true }, undefined)).toBeNull();
  });

  it('sends a pro without a subscription to subscribe, from the own area and from the account', () => {
    expect(findRedirect({ type: 'pro', subscribed: false }, 'pro')).toBe('/subscribe');
    expect(findRedirect({ type: 'pro', subscribed: false }, undefined)).toBe('/subscribe');
  });

  it('asks no player to subscribe', () => {
    expect(findRedirect({ type: 'player', subscribed: false }, 'player')).toBeNull();
  });
});
