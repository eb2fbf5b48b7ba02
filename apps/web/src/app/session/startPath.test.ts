import { describe, expect, it } from 'vitest';
import { type StartFacts, startPath } from './startPath.ts';

const player = (facts: Partial<StartFacts> = {}): StartFacts => ({
  type: 'player',
  stripe_id: 'cus_1',
  stripe_payment_method: 'pm_1',
  card_later: false,
  guardian_acts: false,
  ...facts,
});

describe('the start path', () => {
  it.each([
    ['a player without a payment customer', player({ stripe_id: null, stripe_payment_method: null }), '/onboard'],
    [
      'a player with a customer but no payment method',
      player({ stripe_payment_method: null }),
      '/account/subscription',
    ],
    [
      'a player with a customer who puts the card off',
      player({ stripe_payment_method: null, card_later: true }),
      '/player/profile',
    ],
    [
      'a player without a customer, whatever they put off',
      player({ stripe_id: null, stripe_payment_method: null, card_later: true }),
      '/onboard',
    ],
    ['a player with both', player(), '/player/profile'],
    [
      'a child for whom a guardian acts',
      player({ stripe_id: null, stripe_payment_method: null, card_later: true, guardian_acts: true }),
      '/player/profile',
    ],
    ['a pro', player({ type: 'pro', stripe_id: null, stripe_payment_method: null }), '/pro/home'],
    ['anyone else', player({ type: 'admin', stripe_id: null, stripe_payment_method: null }), '/admin'],
  ])('of %s is right', (_who, user, path) => {
    expect(startPath(user)).toBe(path);
  });
});
