import { afterEach, expect, test, vi } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

const set = ({ steady, wall }: { steady: number; wall: number }) => {
  vi.spyOn(performance, 'now').mockReturnValue(steady);
  vi.spyOn(Date, 'now').mockReturnValue(wall);
};
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['both clocks agree', { steady: 150, wall: 1050 }, 50],
  ['the machine stood still', { steady: 101, wall: 61_000 }, 60_000],
  ['the wall clock was set back', { steady: 400, wall: 10 }, 300],
])('when %s it says what has passed', (_, now, passed) => {
  set({ steady: 100, wall: 1000 });
  const readMs = startStopwatch();
  set(now);
  expect(readMs()).toBe(passed);
});
