import { UPLOADS_PATH, uploadIdIn, type UploadUse } from '@fairway/contracts/files/resumable-uploads';
import { PAGE_LEFT } from '@fairway/ui/kit/ImageUpload/useUpload';
import type { DetailedError, Upload } from 'tus-js-client';
import { PERSON_HEADER } from '@fairway/contracts/person-header';
import { personHeader } from '../../trpc/client.ts';
import { endSession } from '../session/session.ts';
import { resumeUrls } from './resumeUrls.ts';
import { planRetry } from './retries.ts';
import type { UploadAnswer } from './sendFile.ts';

/** How far a file has come. `isPaused` while it waits for a signal. */
export interface UploadProgress {
  sent: number;
  total: number;
  isPaused: boolean;
}

export interface SendInParts {
  use: UploadUse;
  filename: string;
  /** What names this file on this device: the same file goes on where it was, after days, too. */
  key: string;
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
}

const loadTus = () => import('tus-js-client');

/** Fetches what uploads are sent with while there is a connection: a save that loses it is to go on by itself. */
export const prepareUploads = (): void => void loadTus().catch(() => undefined);

/** The server's answer to a try, whose words say why it was refused; a status of 0 is no answer at all. */
export class UploadFailed extends Error {
  readonly answer: UploadAnswer;
  constructor(answer: UploadAnswer) {
    super(`The upload failed with ${answer.status}`);
    this.name = 'UploadFailed';
    this.answer = answer;
  }
}

const toAnswer = (error: Error | DetailedError): UploadAnswer => {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return { status: response?.getStatus() ?? 0, text: response?.getBody() ?? '' };
};

/** Waits until the device has a signal again, or nobody wants the file any more. */
const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      removeEventListener('online', settle);
      signal.removeEventListener('abort', settle);
      resolve();
    };
    addEventListener('online', settle);
    signal.addEventListener('abort', settle);
    if (navigator.onLine || signal.aborted) settle();
  });

/** Waits for a while, or until a signal comes back, or nobody wants the file any more. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      removeEventListener('online', settle);
      signal.removeEventListener('abort', settle);
      resolve();
    };
    const timer = setTimeout(settle, ms);
    addEventListener('online', settle);
    signal.addEventListener('abort', settle);
  });

/** A file that has arrived: the id of its upload, and the address at which it is served. */
export interface SentInParts {
  id: string;
  path: string;
}

/** Whether nobody wants the file any more: then the server need not keep what has come of it either. */
const isGivenUp = ({ aborted, reason }: AbortSignal): boolean => aborted && reason !== PAGE_LEFT;

/** One try, from where the last one ended; fulfils with what has arrived or with the answer that ended it. */
async function tryOnce(
  blob: Blob,
  { use, filename, key, signal, headers }: SendInParts & { headers: Record<string, string> },
  onSent: (sent: number) => void,
): Promise<SentInParts | UploadAnswer> {
  const tus = await loadTus().catch(() => null);
  if (!tus) return { status: 0, text: '' };
  return new Promise((resolve) => {
    const leave = (outcome: SentInParts | UploadAnswer) => {
      signal.removeEventListener('abort', stop);
      removeEventListener('offline', stop);
      resolve(outcome);
    };
    const upload: Upload = new tus.Upload(blob as File, {
      endpoint: UPLOADS_PATH,
      headers,
      metadata: { filename, filetype: blob.type, use },
      fingerprint: async () => key,
      urlStorage: resumeUrls(localStorage, Date.now),
      removeFingerprintOnSuccess: true,
      // When to try again is decided here, and with a new request each time.
      retryDelays: null,
      onProgress: onSent,
      onSuccess: ({ lastResponse }) => {
        const id = uploadIdIn(upload.url ?? '');
        const path = lastResponse.getHeader('Content-Location');
        leave(id === null || !path ? { status: 0, text: '' } : { id, path });
      },
      onError: (error) => leave(toAnswer(error)),
    });
    // A request on a line that is dead would be waited on for minutes.
    const stop = () => {
      // Whoever stops it waits for no answer: what the server is not told to forget, it gives up by itself.
      upload.abort(isGivenUp(signal)).catch(() => undefined);
      leave({ status: 0, text: '' });
    };
    void upload.findPreviousUploads().then(([before]) => {
      if (before) upload.resumeFromPreviousUpload(before);
      signal.addEventListener('abort', stop);
      addEventListener('offline', stop);
      // Given up in the pause before this try, it is forgotten where it lies, and not begun again.
      if (signal.aborted) stop();
      else upload.start();
    });
  });
}

/**
 * Sends a file in parts (R8). Where the line breaks it goes on from there: by itself, after a pause
 * without a signal, and after the page was closed. Rejects with `UploadFailed` when the server does not take it.
 */
export async function sendInParts(blob: Blob, options: SendInParts): Promise<SentInParts> {
  const { signal, onProgress } = options;
  const total = blob.size;
  // It stays the file of whoever gave it, also where another person logs in while it waits for a signal.
  const headers = personHeader();
  let [furthest, fruitless] = [0, 0];
  for (;;) {
    const before = furthest;
    const outcome = await tryOnce(blob, { ...options, headers }, (sent) => {
      furthest = Math.max(furthest, sent);
      onProgress({ sent, total, isPaused: false });
    });
    if ('id' in outcome) return outcome;
    // Refused for its owner, who is not here now, it says nothing of whoever is.
    const isOwnerHere = headers[PERSON_HEADER] === personHeader()[PERSON_HEADER];
    if (outcome.status === 401 && isOwnerHere) endSession();
    fruitless = furthest > before ? 0 : fruitless + 1;
    const facts = { status: outcome.status, isOnline: navigator.onLine, hasBegun: furthest > 0, fruitless };
    const next = signal.aborted ? { kind: 'fail' as const } : planRetry(facts);
    if (next.kind === 'fail') throw new UploadFailed(outcome);
    onProgress({ sent: furthest, total, isPaused: true });
    await (next.kind === 'await_signal' ? untilOnline(signal) : pause(next.after_ms, signal));
  }
}
