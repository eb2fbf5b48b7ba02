import { useCallback, useSyncExternalStore } from 'react';
import type { useSortableItem } from '../SortableList/useSortableItem.ts';

/** What a tile wears by which it is dragged. */
export type Hold = Pick<ReturnType<typeof useSortableItem>, 'item' | 'grip'>;

/** The holds of tiles that can be dragged, by their ids. A tile stands as it is when they come, change and go: it is never drawn anew. */
export function createHolds() {
  const holds = new Map<string, Hold>();
  const tiles = new Set<() => void>();
  const tellTiles = () => tiles.forEach((tell) => tell());
  return {
    get: (id: string) => holds.get(id),
    set: (id: string, hold: Hold) => {
      holds.set(id, hold);
      tellTiles();
    },
    drop: (id: string) => {
      holds.delete(id);
      tellTiles();
    },
    subscribe: (onChange: () => void) => {
      tiles.add(onChange);
      return () => void tiles.delete(onChange);
    },
  };
}

export type Holds = ReturnType<typeof createHolds>;

export const useHold = (holds: Holds, id: string): Hold | undefined =>
  useSyncExternalStore(
    holds.subscribe,
    useCallback(() => holds.get(id), [holds, id]),
  );
