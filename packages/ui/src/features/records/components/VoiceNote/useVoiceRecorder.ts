import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useReportUnfinished, type Unfinished } from '../unfinished.ts';
import { chooseKind, LONGEST_NOTE_MS } from './recording.ts';

export type RecorderState =
  | { status: 'idle' }
  /** The browser asks for the microphone. */
  | { status: 'asking' }
  | { status: 'recording'; ms: number }
  /** The microphone is not to be had. */
  | { status: 'refused' };

export interface VoiceRecorder {
  state: RecorderState;
  start: () => void;
  stop: () => void;
}

/** Whether this browser can record at all. */
const findKind = () =>
  typeof MediaRecorder === 'undefined' ? null : chooseKind((type) => MediaRecorder.isTypeSupported(type));

const release = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Records a voice on this device; what was said comes as a file once it is stopped, which needs no connection. */
export function useVoiceRecorder(onRecorded: (file: File) => void): VoiceRecorder {
  const [state, setState] = useState<RecorderState>({ status: 'idle' });
  const recorder = useRef<MediaRecorder | null>(null);
  const isGone = useRef(false);
  const isDropped = useRef(false);
  const { status } = state;

  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  }, []);

  const recording = useMemo(
    (): Unfinished => ({
      finish: () =>
        new Promise((resolve) => {
          const now = recorder.current;
          if (now?.state !== 'recording') return resolve();
          // After the listener that keeps what was said.
          now.addEventListener('stop', () => resolve());
          return now.stop();
        }),
      drop: () => {
        isDropped.current = true;
        stop();
      },
    }),
    [stop],
  );
  useReportUnfinished(status === 'recording' ? recording : null);

  useEffect(() => {
    isGone.current = false;
    return () => {
      // A page that is left keeps what was said so far, and lets the microphone go.
      isGone.current = true;
      stop();
    };
  }, [stop]);

  useEffect(() => {
    if (status !== 'recording') return undefined;
    const begin = performance.now();
    const timer = setInterval(() => {
      const ms = performance.now() - begin;
      if (ms >= LONGEST_NOTE_MS) stop();
      // A tick may still come after the end, before the page is drawn without its timer.
      else setState((before) => (before.status === 'recording' ? { status: 'recording', ms } : before));
    }, 250);
    return () => clearInterval(timer);
  }, [status, stop]);

  const record = async () => {
    const kind = findKind();
    if (!kind) return setState({ status: 'refused' });
    setState({ status: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) return release(stream);
      const parts: Blob[] = [];
      const next = new MediaRecorder(stream, { mimeType: kind.type });
      next.addEventListener('dataavailable', ({ data }) => parts.push(data));
      next.addEventListener('stop', () => {
        release(stream);
        recorder.current = null;
        if (!isDropped.current && parts.some(({ size }) => size > 0))
          onRecorded(new File(parts, `voice-note.${kind.ending}`, { type: kind.type.split(';')[0] ?? kind.type }));
        if (!isGone.current) setState({ status: 'idle' });
      });
      recorder.current = next;
      isDropped.current = false;
      next.start();
      setState({ status: 'recording', ms: 0 });
    } catch {
      if (!isGone.current) setState({ status: 'refused' });
    }
    return undefined;
  };
  return {
    state,
    stop,
    start: () => {
      if (status === 'idle' || status === 'refused') void record();
    },
  };
}
