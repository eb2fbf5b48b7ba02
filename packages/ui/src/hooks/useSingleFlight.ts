import { useRef, useState } from 'react';

/**
 * An action that never runs twice at once: while one call is on its way, another does nothing. `run` answers whether the
 * action succeeded; a refusal is told by whoever makes the calls, so it is swallowed here.
 */
export function useSingleFlight<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  // The ref answers within the same tick, before React has drawn the busy button.
  const flying = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...args: Args): Promise<boolean> => {
    if (flying.current) return false;
    flying.current = true;
    setBusy(true);
    try {
      await action(...args);
      return true;
    } catch {
      return false;
    } finally {
      flying.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
