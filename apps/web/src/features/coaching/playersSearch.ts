import { PLAYER_SORTS, type PlayerSort } from '@fairway/contracts/coaching/player-sorts';
import type { PlayersPart } from '@fairway/ui/features/coaching/screens/PlayersScreen/PlayersScreen';

/** What the list of players shows, kept in the address so that the way back finds it as it was. */
export interface PlayersSearch {
  /** Part of a name. */
  q?: string;
  /** The current players where it is left out. */
  show?: PlayersPart;
  /** By name where it is left out. */
  sort?: PlayerSort;
  descending?: true;
  expiring?: true;
  records_due?: true;
  no_next?: true;
}

const FLAGS = ['descending', 'expiring', 'records_due', 'no_next'] as const;
/** An address has text alone. */
const isOn = (value: unknown): boolean => value === true || value === 'true';
const isSort = (sort: unknown): sort is PlayerSort => PLAYER_SORTS.some((one) => one === sort);

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export function parsePlayersSearch({ q, show, sort, ...flags }: Record<string, unknown>): PlayersSearch {
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(show === 'pending' && { show: 'pending' as const }),
    ...(isSort(sort) && sort !== 'name' && { sort }),
    ...Object.fromEntries(FLAGS.filter((flag) => isOn(flags[flag])).map((flag) => [flag, true as const])),
  };
}
