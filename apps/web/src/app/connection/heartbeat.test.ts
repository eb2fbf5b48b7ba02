import { afterEach, expect, it, vi } from 'vitest';
import { checkConnection } from './heartbeat.ts';
import { isOnline } from './online.ts';

afterEach(() => vi.unstubAllGlobals());

it('is asked again by whoever asks while a look is on its way, and once for all of them', async () => {
  const answers: ((status: number) => void)[] = [];
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push((status) => resolve({ status }))));
  const first = checkConnection();
  const [second, third] = [checkConnection(), checkConnection()];
  answers[0]!(200);
  await first;
  expect(isOnline()).toBe(true);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  // The server has gone since the first look began.
  answers[1]!(503);
  await Promise.all([second, third]);
  expect([isOnline(), answers.length]).toEqual([false, 2]);
});
