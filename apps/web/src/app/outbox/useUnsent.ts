import { useEffect, useState } from 'react';

/** How much of a person's work this device has still to send, as `list` finds it; undefined until that is known. */
export function useUnsent(
  user_id: string | null,
  list: (user_id: string) => Promise<readonly unknown[]>,
): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let gone = false;
    const show = (found: readonly unknown[]) => {
      if (!gone) setCount(found.length);
    };
    if (user_id === null) show([]);
    // A browser that keeps nothing has none.
    else list(user_id).then(show, () => show([]));
    return () => {
      gone = true;
    };
  }, [user_id, list]);
  return count;
}
