import { useEffect, useState } from 'react';
import { formatDraftId, readDraft, type StoredDraft } from './draftStore.ts';
import { findSave } from './runningSaves.ts';

/** What this device has of a record: null when nothing, undefined until that is known. A browser that keeps nothing has nothing. */
export function useStoredDraft(user_id: string, lesson_id: string): StoredDraft | null | undefined {
  const id = formatDraftId(user_id, lesson_id);
  const [found, setFound] = useState<{ id: string; draft: StoredDraft | null }>();
  useEffect(() => {
    let gone = false;
    const show = (draft: StoredDraft | null) => {
      if (!gone) setFound({ id, draft });
    };
    const read = () => void readDraft(id).then(show, () => show(null));
    read();
    // A save that was on its way when the page was opened leaves less of it.
    void findSave(id)?.then(read);
    return () => {
      gone = true;
    };
  }, [id]);
  return found?.id === id ? found.draft : undefined;
}
