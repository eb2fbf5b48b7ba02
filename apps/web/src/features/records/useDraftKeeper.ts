import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { useEffect, useEffectEvent, useState } from 'react';
import { utils } from '../../trpc/client.ts';
import { makeDraft, mergeDraft, type Draft } from './draft.ts';
import { openKeeper, type DraftKeeper } from './draftKeeper.ts';
import type { StoredDraft } from './draftStore.ts';

/** The draft as the page begins with it: what is on this device, and what the server has beside it. */
function startDraft(stored: StoredDraft | null, lesson_id: string): Draft {
  const detail = utils.lessons.byId.getData({ id: lesson_id });
  if (!stored) return makeDraft(detail ?? { record: [], title: null, published_at: null });
  return detail ? mergeDraft(stored.content, detail) : stored.content;
}

/** The keeper of a lesson's draft, once this page has it; `elsewhere` while another tab of this browser does. */
export function useDraftKeeper(user_id: string, lesson: Lesson): DraftKeeper | 'opening' | 'elsewhere' {
  const [keeper, setKeeper] = useState<DraftKeeper | 'opening' | 'elsewhere'>('opening');
  const { id } = lesson;
  const open = useEffectEvent((signal: AbortSignal) => {
    let hasWaited = false;
    return openKeeper(
      { user_id, lesson },
      async (stored) => {
        // What the other tab has saved meanwhile is on the server.
        if (hasWaited) await utils.lessons.byId.invalidate({ id });
        return startDraft(stored, id);
      },
      {
        signal,
        onWait: () => {
          hasWaited = true;
          if (!signal.aborted) setKeeper('elsewhere');
        },
      },
    );
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let opened: DraftKeeper | null = null;
    const begin = async () => {
      try {
        const next = await open(signal);
        if (signal.aborted) return next.leave();
        opened = next;
        setKeeper(next);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    };
    void begin();
    return () => {
      left.abort();
      opened?.leave();
    };
  }, [user_id, id]);
  return keeper;
}
