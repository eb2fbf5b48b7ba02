import { useEffect, useMemo, useState } from 'react';
import { type ClipFrames, spaceFrames, toFrames } from './frames.ts';
import { readFrameTimes } from './readFrameTimes.ts';

/**
 * The frames of a clip: evenly spaced until its file has told their own times, which it does without a picture being decoded. Null until
 * the browser knows how long the clip is.
 * @param isSeen a clip further down a long record is not read before somebody comes to it
 */
export function useFrames(src: string, duration: number | null, isSeen: boolean): ClipFrames | null {
  const [read, setRead] = useState<{ src: string; times: number[] } | null>(null);
  const isWanted = duration !== null && isSeen;
  useEffect(() => {
    if (!isWanted) return undefined;
    const reading = new AbortController();
    readFrameTimes(src, reading.signal)
      .then((times) => {
        if (!reading.signal.aborted) setRead({ src, times });
      })
      // A clip whose times cannot be read is stepped through evenly.
      .catch(() => undefined);
    return () => reading.abort();
  }, [src, isWanted]);
  return useMemo(() => {
    if (duration === null) return null;
    return (read?.src === src ? toFrames(read.times, duration) : null) ?? spaceFrames(duration);
  }, [read, src, duration]);
}
