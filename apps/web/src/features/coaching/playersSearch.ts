import type { PlayersPart } from '@fairway/ui/features/coaching/screens/PlayersScreen/PlayersScreen';

/** What the list of players shows, kept in the address so that the way back finds it as it was. */
export interface PlayersSearch {
  /** Part of a name. */
  q?: string;
  /** The part a phone shows; the current players where it is left out. */
  show?: PlayersPart;
}

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export function parsePlayersSearch({ q, show }: Record<string, unknown>): PlayersSearch {
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(show === 'pending' && { show: 'pending' as const }),
  };
}
