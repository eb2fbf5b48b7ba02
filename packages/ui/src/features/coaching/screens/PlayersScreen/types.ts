import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import type { Player } from '@fairway/contracts/coaching/people';
import type { PlayerSort } from '@fairway/contracts/coaching/player-sorts';

/** Whom the coach's list shows. */
export interface FoundPlayers {
  /** Those found, in the order asked for. */
  players: Player[];
  /** Set while there are more to be had. */
  onMore?: (() => void) | undefined;
  moreBusy?: boolean;
  /** Invited and not here yet, all of them. */
  pending: PendingPlayer[];
}

/** What narrows the list of players beside a name. */
export interface PlayersNarrowing {
  expiring: boolean;
  records_due: boolean;
  no_next: boolean;
}

/** The column that the list is sorted by, and which way. */
export interface PlayersOrder {
  sort: PlayerSort;
  descending: boolean;
}
