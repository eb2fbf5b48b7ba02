import { IMAGE_TEXTS } from '@fairway/contracts/messages/files';
import { useEffect, useRef, useState } from 'react';
import { checkPicture } from '../ImageUpload/checkPicture.ts';
import type { Upload } from '../ImageUpload/useUpload.ts';

/** A picture on its way, or one that did not get through. */
export interface Sending {
  id: number;
  /** An address of the picture on this device; null for a file that is none. */
  preview: string | null;
  /** How much of it is sent, 0 to 1. */
  share: number;
  /** Why it did not get through. */
  failure: string | null;
  /** What would be sent again. */
  file: File | null;
}

interface Under {
  abort: AbortController;
  preview: string;
}

/** Several pictures on their way at once, in the order they were chosen; `onDone` is told of each as it arrives. */
export function useUploads(upload: Upload, onDone: (path: string) => void) {
  const [sendings, setSendings] = useState<Sending[]>([]);
  const under = useRef(new Map<number, Under>());
  const last = useRef(0);
  useEffect(() => {
    const left = under.current;
    return () => {
      for (const { abort, preview } of left.values()) {
        abort.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  const change = (id: number, fields: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const drop = (id: number) => {
    const mine = under.current.get(id);
    mine?.abort.abort();
    if (mine) URL.revokeObjectURL(mine.preview);
    under.current.delete(id);
    setSendings((all) => all.filter((one) => one.id !== id));
  };

  const run = async (id: number, file: File, { abort }: Under): Promise<void> => {
    try {
      const onProgress = (share: number) => change(id, { share });
      const { path } = await upload(file, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) return;
      drop(id);
      onDone(path);
    } catch (error) {
      if (!abort.signal.aborted)
        change(id, { failure: error instanceof Error ? error.message : IMAGE_TEXTS.broken, file });
    }
  };
  const begin = (id: number, file: File) => {
    const mine = { abort: new AbortController(), preview: URL.createObjectURL(file) };
    under.current.set(id, mine);
    return mine;
  };

  const send = async (files: readonly File[]): Promise<void> => {
    const chosen = files.map((file) => {
      last.current += 1;
      const id = last.current;
      const failure = checkPicture(file);
      const mine = failure === null ? begin(id, file) : null;
      const fresh: Sending = { id, preview: mine?.preview ?? null, share: 0, failure, file: null };
      return { id, file, mine, fresh };
    });
    // Those that wait for their turn take their room already, and are dropped like those on their way.
    setSendings((all) => [...all, ...chosen.map(({ fresh }) => fresh)]);
    for (const { id, file, mine } of chosen) {
      // One after the other: they arrive in the order they were chosen, and a slow line is not shared by all.
      if (mine && !mine.abort.signal.aborted) await run(id, file, mine);
    }
  };
  const again = ({ id, file }: Sending) => {
    if (!file) return;
    const mine = under.current.get(id) ?? begin(id, file);
    change(id, { failure: null, share: 0 });
    void run(id, file, mine);
  };
  return { sendings, send, again, drop };
}
