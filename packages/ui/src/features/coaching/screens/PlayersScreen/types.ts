import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import type { Player } from '@fairway/contracts/coaching/people';

/** Whom the coach's list shows. */
export interface FoundPlayers {
  /** Those found, by last name. */
  players: Player[];
  /** Set while there are more to be had. */
  onMore?: (() => void) | undefined;
  moreBusy?: boolean;
  /** Invited and not here yet, all of them. */
  pending: PendingPlayer[];
}
