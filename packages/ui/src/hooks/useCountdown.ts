import { useCallback, useEffect, useState } from 'react';

/** Seconds left of a wait that has begun now, down to 0, or is over already; `restart` begins it again. */
export function useCountdown(seconds: number, { over = false } = {}): { left: number; restart: () => void } {
  const [left, setLeft] = useState(over ? 0 : seconds);
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return;
    const id = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(id);
  }, [waits]);
  return { left, restart: useCallback(() => setLeft(seconds), [seconds]) };
}
