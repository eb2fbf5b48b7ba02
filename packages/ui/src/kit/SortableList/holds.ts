import { type HTMLAttributes, useCallback, useSyncExternalStore } from 'react';

type Held = HTMLAttributes<HTMLElement> & { ref?: (element: HTMLElement | null) => void };

/** What an item wears by which it is dragged: the element that moves, and the part of it that is taken hold of. */
export interface Hold {
  item: Held & { 'data-dragged': true | undefined };
  grip: Held;
}

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
