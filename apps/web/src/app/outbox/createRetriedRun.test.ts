import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QueueRun } from './drainQueue.ts';
import { createRetriedRun } from './createRetriedRun.ts';

const world = vi.hoisted(() => ({
  isOnline: true,
  user: { id: 'player' } as { id: string } | undefined,
  tellPerson: [] as ((user_id: string | null) => void)[],
  tellConnection: [] as (() => void)[],
  isVisible: true,
  tellVisible: [] as (() => void)[],
}));
vi.mock('../connection/online.ts', () => ({
  isOnline: () => world.isOnline,
  onConnectionChange: (listener: () => void) => world.tellConnection.push(listener),
}));
vi.mock('../session/session.ts', () => ({
  knownUser: () => world.user,
  whenPersonChanges: (listener: (user_id: string | null) => void) => world.tellPerson.push(listener),
}));

const outcomes: QueueRun[] = [];
const drain = vi.fn(async (_user_id: string) => outcomes.shift() ?? 'done');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get visibilityState() {
      return world.isVisible ? 'visible' : 'hidden';
    },
    addEventListener: (_name: string, listener: () => void) => world.tellVisible.push(listener),
  });
  Object.assign(world, {
    isOnline: true,
    user: { id: 'player' },
    isVisible: true,
    tellPerson: [],
    tellConnection: [],
    tellVisible: [],
  });
  outcomes.length = 0;
  drain.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const calls = () => drain.mock.calls.length;

test('what was not taken is sent again, after ever longer waits, until it is', async () => {
  outcomes.push('waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'done');
  await createRetriedRun(drain).run();
  for (const [nth, seconds] of [2, 5, 15, 60, 60].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(calls()).toBe(nth + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls()).toBe(nth + 2);
  }
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls()).toBe(6);
});

test('two runs at once leave one try behind them', async () => {
  outcomes.push('waiting', 'waiting');
  const { run } = createRetriedRun(drain);
  await Promise.all([run(), run()]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls()).toBe(3);
});

test('nobody and no connection send nothing', async () => {
  const { run } = createRetriedRun(drain);
  world.isOnline = false;
  await run();
  Object.assign(world, { isOnline: true, user: undefined });
  await run();
  expect(calls()).toBe(0);
});

test('from the start on it is sent with the connection and whenever the app is looked at, and a second start changes nothing', async () => {
  const { start } = createRetriedRun(drain);
  start();
  start();
  expect(calls()).toBe(1);
  world.tellConnection.forEach((tell) => tell());
  expect(calls()).toBe(2);
  world.isVisible = false;
  world.tellVisible.forEach((tell) => tell());
  expect(calls()).toBe(2);
  world.isVisible = true;
  world.tellVisible.forEach((tell) => tell());
  expect(calls()).toBe(3);
});

test('what waits while nobody is signed in is sent once its owner has logged in', async () => {
  outcomes.push('waiting');
  const { start } = createRetriedRun(drain);
  start();
  await vi.advanceTimersByTimeAsync(0);
  world.user = undefined;
  world.tellPerson.forEach((tell) => tell(null));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls()).toBe(1);
  world.user = { id: 'player' };
  world.tellPerson.forEach((tell) => tell('player'));
  expect(calls()).toBe(2);
});

test('a browser that keeps nothing is left alone', async () => {
  drain.mockRejectedValueOnce(new Error('No storage'));
  await createRetriedRun(drain).run();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls()).toBe(1);
});
