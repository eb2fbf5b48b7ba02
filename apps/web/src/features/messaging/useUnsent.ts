import { useEffect, useState } from 'react';
import { listOutbox } from './messageStore.ts';

/** How many messages of a person this device has still to send; undefined until that is known. */
export function useUnsent(user_id: string | null): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let gone = false;
    const show = (found: readonly unknown[]) => {
      if (!gone) setCount(found.length);
    };
    if (user_id === null) show([]);
    // A browser that keeps nothing has none.
    else listOutbox(user_id).then(show, () => show([]));
    return () => {
      gone = true;
    };
  }, [user_id]);
  return count;
}
