import { useEffect, useState } from 'react';
import { countUnsent, type Unsent } from './countUnsent.ts';

/** How much of a person's work stays on this device alone; undefined until that is known. `unsent` is one for good. */
export function useUnsent(user_id: string | null, unsent: Unsent): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let gone = false;
    const show = (found: number) => {
      if (!gone) setCount(found);
    };
    if (user_id === null) show(0);
    // A browser that keeps nothing has none.
    else countUnsent(user_id, unsent).then(show, () => show(0));
    return () => {
      gone = true;
    };
  }, [user_id, unsent]);
  return count;
}
