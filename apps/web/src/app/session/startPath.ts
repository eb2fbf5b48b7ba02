import type { User, UserType } from '@fairway/contracts/auth/accounts';

export type StartFacts = Pick<User, 'type' | 'stripe_id' | 'stripe_payment_method' | 'card_later' | 'guardian_acts'>;

/** The own first page of each role. */
export const HOME_OF: Record<UserType, string> = { player: '/player/profile', pro: '/pro/home', admin: '/admin' };

/**
 * Where the start screen sends a person after sign-in; a card that may wait lets the player in (A9). A child for whom a guardian acts has
 * joined by being added: a card is asked for when one is needed (A15).
 */
export function startPath(user: StartFacts): string {
  if (user.type !== 'player' || user.guardian_acts) return HOME_OF[user.type];
  if (!user.stripe_id) return '/onboard';
  if (!user.stripe_payment_method && !user.card_later) return '/account/subscription';
  return HOME_OF.player;
}
