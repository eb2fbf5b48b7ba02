import { PAGE_LEFT } from '@fairway/ui/kit/ImageUpload/useUpload';
import type { PreviousUpload, UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SendInParts, sendInParts, UploadFailed } from './sendInParts.ts';

const ID = 'a'.repeat(48);
const URL = `/api/uploads/${ID}`;

/** What the server does with a try, and with the request to forget an upload. */
const world = vi.hoisted(() => ({
  tries: [] as ('fails' | 'refused' | 'hangs' | 'arrives')[],
  ended: 0,
  begun: 0,
  person: 'ann',
  saidFor: [] as unknown[],
  forgets: true,
  forgotten: [] as string[],
}));
vi.mock('../../trpc/client.ts', () => ({ personHeader: () => ({ 'fairway-person': world.person }) }));
vi.mock('../session/session.ts', () => ({ endSession: () => (world.ended += 1) }));
vi.mock('tus-js-client', () => ({
  Upload: class {
    url: string | null = null;
    readonly options: UploadOptions;
    constructor(_file: unknown, options: UploadOptions) {
      this.options = options;
    }
    findPreviousUploads = async (): Promise<PreviousUpload[]> =>
      (await this.options.urlStorage?.findUploadsByFingerprint('key')) ?? [];
    resumeFromPreviousUpload = (before: PreviousUpload) => {
      this.url = before.uploadUrl;
    };
    start() {
      world.begun += 1;
      world.saidFor.push(this.options.headers);
      this.url = URL;
      void this.options.urlStorage?.addUpload('key', { uploadUrl: URL, creationTime: '2026-06-01' } as PreviousUpload);
      const outcome = world.tries.shift();
      if (outcome === 'fails') queueMicrotask(() => this.options.onError?.(new Error('No answer')));
      const refusal = Object.assign(new Error('Refused'), {
        originalResponse: { getStatus: () => 401, getBody: () => '' },
      });
      if (outcome === 'refused') queueMicrotask(() => this.options.onError?.(refusal));
      if (outcome === 'arrives')
        queueMicrotask(() => this.options.onSuccess?.({ lastResponse: { getHeader: () => '/files/1' } } as never));
    }
    async abort(forget: boolean) {
      if (!forget || this.url === null) return;
      if (!world.forgets) throw new Error('No answer');
      world.forgotten.push(this.url);
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(world, { tries: [], ended: 0, begun: 0, person: 'ann', saidFor: [], forgets: true, forgotten: [] });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (nth: number) => [...kept.keys()][nth] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins to send a file, up to where it waits for something. */
async function begin(...tries: typeof world.tries) {
  world.tries = tries;
  const abort = new AbortController();
  const onProgress = vi.fn<SendInParts['onProgress']>();
  const blob = new Blob(['swing'], { type: 'video/mp4' });
  const sending = sendInParts(blob, {
    use: 'record_video',
    filename: 'swing.mp4',
    key: 'key',
    onProgress,
    signal: abort.signal,
  });
  const outcome = vi.fn<(outcome: unknown) => void>();
  sending.then(outcome, outcome);
  await vi.waitFor(() => expect(world.begun).toBe(1));
  await vi.advanceTimersByTimeAsync(0);
  return { abort, outcome, onProgress };
}

test('a try that brings nothing is followed by another', async () => {
  const { outcome } = await begin('fails', 'arrives');
  await vi.advanceTimersByTimeAsync(2000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith({ id: ID, path: '/files/1' });
});

test('each try says whose file it is, whoever has logged in since the first', async () => {
  await begin('fails', 'arrives');
  world.person = 'bob';
  await vi.advanceTimersByTimeAsync(2000);
  expect(world.saidFor).toEqual([{ 'fairway-person': 'ann' }, { 'fairway-person': 'ann' }]);
});

test.each([
  ['ends the session of its owner', 'ann', 1],
  ['leaves whoever has logged in since alone', 'bob', 0],
])('a file that is refused for its owner %s', async (_, person, ended) => {
  await begin('fails', 'refused');
  world.person = person;
  await vi.advanceTimersByTimeAsync(2000);
  expect(world.ended).toBe(ended);
});

test('an upload that is stopped ends, even where the server cannot be told to forget it', async () => {
  const { abort, outcome } = await begin('hangs');
  world.forgets = false;
  abort.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(UploadFailed));
});

test('an upload that is stopped between two tries is forgotten and not begun again', async () => {
  const { abort, outcome, onProgress } = await begin('fails', 'arrives');
  expect(onProgress).toHaveBeenLastCalledWith({ sent: 0, total: 5, isPaused: true });
  abort.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(UploadFailed));
  expect(world).toMatchObject({ begun: 1, forgotten: [URL] });
});

test('an upload whose page is left between two tries stays where it is', async () => {
  const { abort, outcome } = await begin('fails', 'arrives');
  abort.abort(PAGE_LEFT);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(UploadFailed));
  expect(world).toMatchObject({ begun: 1, forgotten: [] });
});
