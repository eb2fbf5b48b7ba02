import { aGoal } from '@fairway/ui/testing/practice';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { useGoals } from './useGoals.ts';

// A notice comes when its code has been loaded, and would then stand in another test.
vi.mock('../../app/notices/notify.ts', () => ({ notify: { success: () => undefined } }));
vi.mock('../../app/shell/useLeaveGuard.ts', () => ({ useLeaveGuard: () => ({}) }));
vi.mock('../../app/session/useUser.ts', () => ({ useUser: () => ({ id: 'sam' }) }));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a goal that arrived although its answer was lost is found in the list, and not proposed again', async () => {
  const server = stubServer();
  utils.goals.list.setData({ id: 'alex' }, []);
  const { onPropose } = callHook(() => useGoals('alex'));
  const { title, measure, unit, start, target, due_on } = aGoal();
  const values = { title: `${title} `, measure, unit, start: `${start}`, target, due_on };
  const lost = Promise.allSettled([onPropose(values)]);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['goals.propose']));
  server[0]?.refuse(503);
  expect((await lost)[0].status).toBe('rejected');
  const again = onPropose(values);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['goals.list']));
  server[0]?.answer([aGoal({ by_pro: true })]);
  await again;
  expect(server).toEqual([]);
});

test('progress that arrived although its answer was lost is not noted again, and the same value of another day is', async () => {
  const server = stubServer();
  const [first, second] = ['2026-11-01T09:00:00Z', '2026-11-08T09:00:00Z'].map((at) => ({
    value: 12.5,
    note: '',
    at,
    by_pro: true,
  }));
  const goal = aGoal({ progress: [first!] });
  utils.goals.list.setData({ id: 'alex' }, [goal]);
  const { onNote } = callHook(() => useGoals('alex'));
  const note = () => onNote(goal, { value: '12.5', note: '' });
  const heard = (name: string) => vi.waitFor(() => expect(server.map((call) => call.name)).toEqual([name]));
  const lost = Promise.allSettled([note()]);
  await heard('goals.note');
  server[0]?.refuse(503);
  expect((await lost)[0].status).toBe('rejected');
  const again = note();
  await heard('goals.list');
  server[0]?.answer([aGoal({ progress: [first!, second!] })]);
  await again;
  expect(server).toEqual([]);
  const later = note();
  await heard('goals.note');
  server[0]?.answer([]);
  await later;
});

test('after a note of one goal was lost, the same value of another goal is noted', async () => {
  const server = stubServer();
  const progress = [{ value: 12.5, note: '', at: '2026-11-01T09:00:00Z', by_pro: true }];
  const [one, other] = [aGoal({ progress: [] }), aGoal({ id: 'goal-2', progress })];
  utils.goals.list.setData({ id: 'alex' }, [one, other]);
  const { onNote } = callHook(() => useGoals('alex'));
  const heard = (name: string) => vi.waitFor(() => expect(server.map((call) => call.name)).toEqual([name]));
  const lost = Promise.allSettled([onNote(one, { value: 12.5, note: '' })]);
  await heard('goals.note');
  server[0]?.refuse(503);
  expect((await lost)[0].status).toBe('rejected');
  const next = onNote(other, { value: 12.5, note: '' });
  await heard('goals.list');
  server[0]?.answer([one, other]);
  await heard('goals.note');
  server[0]?.answer([]);
  await next;
});
