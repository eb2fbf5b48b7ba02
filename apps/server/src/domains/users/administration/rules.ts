import { USER_MESSAGES } from '@fairway/contracts/messages/users';
import type { UserType } from '@fairway/contracts/auth/accounts';
import type { AtStake } from '@fairway/contracts/coaching/people';

/** What hangs on a person who is to have another level. */
export interface Standing {
  from: UserType;
  /** Whether it is the admin who asks. */
  self: boolean;
  /** Every lesson they ever gave counts, not only those to come. */
  stake: AtStake;
}

/**
 * Why a person cannot have another level, or null when they can. Pros and admins may change places; a player belongs to their pro,
 * with lessons and credits, and nobody becomes one but by a pro's code or invitation (A7, A13).
 */
export function levelFault({ from, self, stake }: Standing, to: UserType): string | null {
  if (from === to) return null;
  if (self) return USER_MESSAGES.ownLevel;
  if (from === 'player') return USER_MESSAGES.playerStays;
  if (to === 'player') return USER_MESSAGES.playersJoin;
  if (from === 'pro' && stake.players + stake.lessons + stake.credits > 0) return USER_MESSAGES.coachHasPlayers;
  return null;
}

/** The words of a search, each to be found anywhere; signs that stand for others in a pattern stand for themselves. */
export const toSearchPatterns = (q: string): string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
