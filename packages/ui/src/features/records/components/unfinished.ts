import { createContext, use, useEffect, useState } from 'react';

/** What somebody is in the middle of and the record does not have yet: a voice that is being recorded, a shot that is being placed. */
export interface Unfinished {
  /** Ends it, and has it kept before this fulfils. */
  finish: () => Promise<void>;
  /** Ends it, and keeps nothing. */
  drop: () => void;
}

const UnfinishedContext = createContext<Set<Unfinished> | null>(null);
export const UnfinishedProvider = UnfinishedContext;

/** What is unfinished below the provider that it is given to. */
export const useUnfinished = (): Set<Unfinished> => useState(() => new Set<Unfinished>())[0];

/** Tells the provider above of what is unfinished, for as long as it is. */
export function useReportUnfinished(work: Unfinished | null): void {
  const unfinished = use(UnfinishedContext);
  useEffect(() => {
    if (!unfinished || !work) return undefined;
    unfinished.add(work);
    return () => void unfinished.delete(work);
  }, [unfinished, work]);
}
