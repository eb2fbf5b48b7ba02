import { createContext, use, useEffect, useState } from 'react';

/** A voice that is being recorded. */
export interface Recording {
  /** Ends it, and has it kept before this fulfils. */
  finish: () => Promise<void>;
  /** Ends it, and keeps nothing. */
  drop: () => void;
}

const RecordingsContext = createContext<Set<Recording> | null>(null);
export const RecordingsProvider = RecordingsContext;

/** What is being recorded below the provider that it is given to. */
export const useRecordings = (): Set<Recording> => useState(() => new Set<Recording>())[0];

/** Tells the provider above of a recording, for as long as there is one. */
export function useReportRecording(recording: Recording | null): void {
  const recordings = use(RecordingsContext);
  useEffect(() => {
    if (!recordings || !recording) return undefined;
    recordings.add(recording);
    return () => void recordings.delete(recording);
  }, [recordings, recording]);
}
