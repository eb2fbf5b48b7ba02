import { afterEach, expect, test, vi } from 'vitest';
import { sendFile } from './sendFile.ts';

const endSession = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../trpc/client.ts', () => ({ personHeader: () => ({ 'fairway-person': 'ann' }) }));
vi.mock('../session/session.ts', () => ({ endSession }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file says whom the page was drawn for, and a page that is refused asks to log in', async () => {
  const sent: Record<string, string> = {};
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 401;
      responseText = 'refused';
      open() {}
      setRequestHeader(name: string, value: string) {
        sent[name] = value;
      }
      send() {
        this.dispatchEvent(new Event('loadend'));
      }
    },
  );
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  expect(await sendFile(new File(['green'], 'green.jpg'), options)).toEqual({ status: 401, text: 'refused' });
  expect(sent).toEqual({ 'fairway-person': 'ann' });
  expect(endSession).toHaveBeenCalledOnce();
});
