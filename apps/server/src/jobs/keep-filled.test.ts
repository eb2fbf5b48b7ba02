import { HOUR_MS, SECOND_MS } from '@fairway/time/units';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFilled } from './keep-filled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what failed is tried again until it is filled, and then each hour', async () => {
  const fill = vi.fn(async () => undefined);
  fill.mockRejectedValueOnce(new Error('No answer')).mockRejectedValueOnce(new Error('No answer'));
  const onFailure = vi.fn();
  const filling = keepFilled(fill, onFailure);
  filling.run();
  await vi.advanceTimersByTimeAsync(20 * SECOND_MS);
  expect([fill.mock.calls.length, onFailure.mock.calls.length]).toEqual([3, 2]);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(fill).toHaveBeenCalledTimes(4);
  filling.stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(fill).toHaveBeenCalledTimes(4);
});

test('asked for while it is being filled, it goes on once, and not twice', async () => {
  const fill = vi.fn(() => new Promise((resolve) => setTimeout(resolve, SECOND_MS)));
  const filling = keepFilled(fill, vi.fn());
  filling.run();
  filling.run();
  await vi.advanceTimersByTimeAsync(HOUR_MS + 5 * SECOND_MS);
  expect(fill).toHaveBeenCalledTimes(3);
  filling.stop();
});
