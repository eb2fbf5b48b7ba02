import { useEffect, useState } from 'react';
import { clearDrafts, listDrafts, type StoredDraft } from './draftStore.ts';

/** The records of a person that this device has and the server does not; undefined until that is known. */
export function useUnsyncedDrafts(user_id: string | null) {
  const [drafts, setDrafts] = useState<StoredDraft[]>();
  useEffect(() => {
    let gone = false;
    const show = (found: StoredDraft[]) => {
      if (!gone) setDrafts(found);
    };
    if (user_id === null) show([]);
    // A browser that keeps nothing has none.
    else listDrafts(user_id).then(show, () => show([]));
    return () => {
      gone = true;
    };
  }, [user_id]);
  const clear = async () => {
    if (user_id === null) return;
    await clearDrafts(user_id);
    setDrafts([]);
  };
  return { drafts, clear };
}
