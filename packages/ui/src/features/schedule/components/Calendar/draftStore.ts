import type { Draft } from './draft.ts';

/** The draft under way, outside React's tree: while it moves, it alone is drawn again. */
export interface DraftStore {
  get: () => Draft | null;
  set: (draft: Draft | null) => void;
  subscribe: (listen: () => void) => () => void;
}

export function createDraftStore(): DraftStore {
  let current: Draft | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (draft) => {
      current = draft;
      for (const listen of listeners) listen();
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
