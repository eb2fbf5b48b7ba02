import type { PlayersPart } from '@fairway/ui/screens/pro/PlayersScreen/PlayersScreen';

/** What the list of players shows, kept in the address so that the way back finds it as it was. */
export interface PlayersSearch {
  /** Part of a name. */
  q?: string;
  /** The part a phone shows; the current players where it is left out. */
  show?: PlayersPart;
}

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export function parsePlayersSearch(typed: Record<string, unknown>): PlayersSearch {
  // A search for a number comes as one.
  const q = typeof typed.q === 'number' ? String(typed.q) : typed.q;
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(typed.show === 'pending' && { show: 'pending' as const }),
  };
}
