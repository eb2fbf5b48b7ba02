import { checkPicture } from '@fairway/ui/kit/ImageUpload/checkPicture';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../../app/notices/notify.ts';
import { onDraftSent, tellDraftSent } from './draftsSent.ts';
import {
  deletePicture,
  EMPTY_DRAFT,
  keepDraftAtOnce,
  readDraft,
  writeDraft,
  writePicture,
  type Conversation,
  type DraftContent,
} from './messageStore.ts';
import { addToOutbox } from './outbox.ts';
import { usePreviews } from './useOutbox.ts';

/** How long typing rests before it is kept. */
const SETTLE_MS = 400;
const NOT_KEPT = 'This device has no room for the picture.';

/** What is being written in a conversation, kept on this device until it is sent. */
export function useMessageDraft({ user_id, player_id }: Conversation) {
  const [draft, setDraft] = useState<DraftContent>(EMPTY_DRAFT);
  const latest = useRef({ draft, isTouched: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const empty = useCallback(() => {
    clearTimeout(timer.current);
    latest.current = { draft: EMPTY_DRAFT, isTouched: false };
    setDraft(EMPTY_DRAFT);
  }, []);

  useEffect(() => {
    const conversation = { user_id, player_id };
    let gone = false;
    latest.current = { draft: EMPTY_DRAFT, isTouched: false };
    // What is typed before the draft is read is newer.
    void readDraft(conversation).then(
      (found) => {
        if (gone || latest.current.isTouched) return;
        latest.current.draft = found;
        setDraft(found);
      },
      () => undefined,
    );
    const keep = () => {
      clearTimeout(timer.current);
      if (latest.current.isTouched) void writeDraft(conversation, latest.current.draft).catch(() => undefined);
    };
    const leave = () => {
      if (latest.current.isTouched) keepDraftAtOnce(conversation, latest.current.draft);
    };
    const stopHearing = onDraftSent(conversation, () => latest.current.draft, empty);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', keep);
    return () => {
      gone = true;
      keep();
      stopHearing();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [user_id, player_id, empty]);

  const edit = (part: Partial<DraftContent>) => {
    const next = { ...latest.current.draft, ...part };
    latest.current = { draft: next, isTouched: true };
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void writeDraft({ user_id, player_id }, latest.current.draft).catch(() => undefined),
      SETTLE_MS,
    );
  };

  const addPictures = async (files: File[]) => {
    for (const file of files) {
      const refusal = checkPicture(file);
      if (refusal) {
        notify.error(refusal);
        continue;
      }
      const id = crypto.randomUUID();
      try {
        await writePicture(user_id, id, file);
        edit({ pictures: [...latest.current.draft.pictures, id] });
      } catch {
        notify.error(NOT_KEPT);
      }
    }
  };

  const send = async () => {
    const { pictures, ...content } = latest.current.draft;
    const text = content.text.trim();
    if (text === '') return;
    const before = latest.current.draft;
    empty();
    try {
      await addToOutbox({
        user_id,
        player_id,
        key: crypto.randomUUID(),
        created_at: Date.now(),
        content: { ...content, text, pictures: pictures.map((id) => ({ id, upload_id: null })) },
        failure: null,
      });
      tellDraftSent({ user_id, player_id }, before);
    } catch {
      // A browser that keeps nothing cannot promise to send it: the words are still there.
      edit(before);
      notify.error('Your message could not be kept on this device. Please try again.');
    }
  };

  const previews = usePreviews(draft.pictures);
  return {
    draft: {
      ...draft,
      pictures: draft.pictures.flatMap((id) => (previews[id] ? [{ id, preview: previews[id] }] : [])),
    },
    onChange: edit,
    onAddPictures: (files: File[]) => void addPictures(files),
    onRemovePicture: (id: string) => {
      edit({ pictures: latest.current.draft.pictures.filter((one) => one !== id) });
      void deletePicture(id).catch(() => undefined);
    },
    onSend: () => void send(),
  };
}
