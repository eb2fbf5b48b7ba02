import { useCallback, useSyncExternalStore } from 'react';
import type { useDrag } from './useDrag.ts';

/** What an item wears by which it is dragged. */
export type Hold = ReturnType<typeof useDrag>;

/** The holds of items that can be dragged, by their ids. An item stands as it is when they come, change and go: it loses no focus. */
export function createHolds() {
  const holds = new Map<string, Hold>();
  const items = new Set<() => void>();
  const tellItems = () => items.forEach((tell) => tell());
  return {
    get: (id: string) => holds.get(id),
    set: (id: string, hold: Hold) => {
      holds.set(id, hold);
      tellItems();
    },
    drop: (id: string) => {
      holds.delete(id);
      tellItems();
    },
    subscribe: (onChange: () => void) => {
      items.add(onChange);
      return () => void items.delete(onChange);
    },
  };
}

export type Holds = ReturnType<typeof createHolds>;

export const useHold = (holds: Holds, id: string): Hold | undefined =>
  useSyncExternalStore(
    holds.subscribe,
    useCallback(() => holds.get(id), [holds, id]),
  );
