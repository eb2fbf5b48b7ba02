import { SECOND_MS } from '@fairway/time/units';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** Tells of every second, and of the page coming into view again: a tab that was suspended has missed some. */
function onEverySecond(tell: () => void): () => void {
  const id = setInterval(tell, SECOND_MS);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(id);
    document.removeEventListener('visibilitychange', tell);
  };
}

/**
 * Seconds left of a wait that has begun now, down to 0, or is over already; `restart` begins it again. They are counted from the
 * instant at which it began, so that neither a suspended tab nor a wait that is made longer or shorter meanwhile leads astray.
 */
export function useCountdown(seconds: number, { over = false } = {}): { left: number; restart: () => void } {
  const [begun, setBegun] = useState(() => (over ? null : Date.now()));
  const left = useSyncExternalStore(onEverySecond, () =>
    begun === null ? 0 : Math.max(0, Math.ceil((begun + seconds * SECOND_MS - Date.now()) / SECOND_MS)),
  );
  return { left, restart: useCallback(() => setBegun(Date.now()), []) };
}
