import { useEffect } from 'react';

/** Safari has no idle callback; by then the page stands. */
const SOON_MS = 1500;

/**
 * Fetches the code of a part that is drawn on demand, once the page stands and the browser has nothing better to do, so that
 * nobody waits for it. What cannot be had now is asked for again when it is needed. `load` is one function for good.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchPart = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchPart, SOON_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchPart);
    return () => cancelIdleCallback(idle);
  }, [load]);
}
