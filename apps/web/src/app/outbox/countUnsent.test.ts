import { afterEach, expect, test, vi } from 'vitest';
import { countUnsent } from './countUnsent.ts';

afterEach(() => void vi.useRealTimers());

/** A queue of one, which `send` may empty. */
const queueOfOne = (send: (queue: unknown[]) => Promise<void>) => {
  const queue: unknown[] = ['a result'];
  return { list: async () => [...queue], send: vi.fn(() => send(queue)) };
};

test('what can be sent at once does not count', async () => {
  expect(
    await countUnsent(
      'player',
      queueOfOne(async (queue) => void queue.pop()),
    ),
  ).toBe(0);
});

test('what cannot be sent does', async () => {
  const lost = queueOfOne(() => Promise.reject(new Error('No line')));
  expect(await countUnsent('player', lost)).toBe(1);
});

test('nobody waits long for a server that does not answer', async () => {
  vi.useFakeTimers();
  const counting = countUnsent(
    'player',
    queueOfOne(() => new Promise(() => undefined)),
  );
  await vi.advanceTimersByTimeAsync(4000);
  expect(await counting).toBe(1);
});

test('where nothing waits nothing is sent', async () => {
  const send = vi.fn(async () => undefined);
  expect(await countUnsent('player', { list: async () => [], send })).toBe(0);
  expect(send).not.toHaveBeenCalled();
});
