import { useEffect, useState } from 'react';
import { loadUnsentWork } from './loadUnsentWork.ts';
import type { UnsentWork } from './unsentWork.ts';

/** What of a person's work stays on this device alone, or null; undefined until that is known. */
export function useUnsentWork(user_id: string | null): UnsentWork | null | undefined {
  const [work, setWork] = useState<UnsentWork | null>();
  useEffect(() => {
    let gone = false;
    const show = (found: UnsentWork | null) => {
      if (!gone) setWork(found);
    };
    if (user_id === null) show(null);
    else void loadUnsentWork(user_id).then(show);
    return () => {
      gone = true;
    };
  }, [user_id]);
  return work;
}
