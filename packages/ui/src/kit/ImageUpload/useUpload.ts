import { IMAGE_TEXTS } from '@fairway/contracts/messages/files';
import { useEffect, useRef, useState } from 'react';
import { checkPicture } from './checkPicture.ts';

/**
 * Sends a picture or a video on its way; `onProgress` is told the share that is sent, 0 to 1, and whether it waits for a signal. Rejects
 * with the words to show.
 */
export type Upload = (
  file: File,
  options: { onProgress: (share: number, isPaused?: boolean) => void; signal: AbortSignal },
) => Promise<{ path: string }>;

/** Why a file is no longer sent when its page is left: chosen again it may go on. Without a reason it was given up. */
export const PAGE_LEFT = 'page left';

export type UploadState =
  | { status: 'idle' }
  | { status: 'sending'; share: number; isPaused: boolean; preview: string }
  | { status: 'failed'; text: string; preview: string | null; file: File | null };

const IDLE: UploadState = { status: 'idle' };

/**
 * One picture on its way, the last that was chosen; whatever was under way before is broken off. Files of another kind bring their
 * own `check`: what can be said of one before it is sent. `sent` is the last one that arrived, as it lies on this device.
 */
export function useUpload(
  upload: Upload,
  onDone: (path: string) => void,
  check: (file: File) => string | null = checkPicture,
) {
  const [state, setState] = useState<UploadState>(IDLE);
  const [sent, setSent] = useState<{ path: string; preview: string } | null>(null);
  const under = useRef<{ abort: AbortController; preview: string } | null>(null);
  const drop = (reason?: typeof PAGE_LEFT) => {
    under.current?.abort.abort(reason);
    if (under.current) URL.revokeObjectURL(under.current.preview);
    under.current = null;
  };
  useEffect(() => () => drop(PAGE_LEFT), []);

  const send = async (file: File): Promise<void> => {
    drop();
    setSent(null);
    const refusal = check(file);
    if (refusal) return setState({ status: 'failed', text: refusal, preview: null, file: null });
    const mine = { abort: new AbortController(), preview: URL.createObjectURL(file) };
    under.current = mine;
    const { preview } = mine;
    const show = (next: UploadState) => (under.current === mine ? setState(next) : undefined);
    show({ status: 'sending', share: 0, isPaused: false, preview });
    try {
      const onProgress = (share: number, isPaused = false) => show({ status: 'sending', share, isPaused, preview });
      const { path } = await upload(file, { onProgress, signal: mine.abort.signal });
      if (under.current !== mine) return;
      setState(IDLE);
      setSent({ path, preview });
      onDone(path);
    } catch (error) {
      show({ status: 'failed', text: error instanceof Error ? error.message : IMAGE_TEXTS.broken, preview, file });
    }
  };
  const cancel = () => {
    drop();
    setState(IDLE);
  };
  return { state, sent, send, cancel };
}

/**
 * Tells whoever waits whether something is on its way, by what is shown and not by what was begun: of two files, one after another, the end
 * of the first is not the end of waiting.
 */
export function useTellBusy(busy: boolean, onBusyChange: ((busy: boolean) => void) | undefined): void {
  const tell = useRef(onBusyChange);
  useEffect(() => {
    tell.current = onBusyChange;
  });
  useEffect(() => tell.current?.(busy), [busy]);
}
