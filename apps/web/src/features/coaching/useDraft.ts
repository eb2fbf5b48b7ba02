import { useState } from 'react';
import { knownUser } from '../../app/session/session.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';

/** The draft of the way in, kept in this tab with each change. */
export function useDraft(initial: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...readDraft(knownUser()?.id), ...initial }));
  const change = (part: Draft) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      writeDraft(next, knownUser()?.id);
      return next;
    });
  const forget = () => {
    writeDraft(null);
    writeDraft(null, knownUser()?.id);
  };
  return { draft, change, forget };
}
