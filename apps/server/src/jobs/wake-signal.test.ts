import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WakeSignal } from './wake-signal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a sleep lasts its time', async () => {
  const woken = vi.fn();
  const slept = new WakeSignal().sleep(1000).then(woken);
  await vi.advanceTimersByTimeAsync(999);
  expect(woken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await slept;
  expect(woken).toHaveBeenCalled();
});

test('a ring ends the sleep, and one while awake ends the next at once', async () => {
  const alarm = new WakeSignal();
  const slept = alarm.sleep(1000);
  alarm.ring();
  await slept;
  alarm.ring();
  await alarm.sleep(1000);
  expect(vi.getTimerCount()).toBe(0);
});
