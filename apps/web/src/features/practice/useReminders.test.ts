import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { useReminders } from './useReminders.ts';

// A notice comes when its code has been loaded, and would then stand in another test.
vi.mock('../../app/notices/notify.ts', () => ({ notify: { success: () => undefined } }));
vi.mock('../../app/shell/useLeaveGuard.ts', () => ({ useLeaveGuard: () => ({}) }));

const LIST = { id: 'alex', page: 1 };

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('of moves that follow each other at once each waits for the one before, and the list is read again after the last', async () => {
  const server = stubServer();
  utils.keyReminders.list.setData(
    LIST,
    ['a', 'b', 'c'].map((id) => ({ id }) as KeyReminder),
  );
  const listIds = () => utils.keyReminders.list.getData(LIST)?.map(({ id }) => id);
  const isOld = () => queryClient.getQueryCache().find({ queryKey: [['keyReminders', 'list']], exact: false });
  const { onMove } = callHook(() => useReminders('alex'));
  onMove(0, 2);
  onMove(0, 1);
  expect(listIds()).toEqual(['c', 'b', 'a']);
  await vi.waitFor(() => expect(server).not.toHaveLength(0));
  expect(server.map(({ name }) => name)).toEqual(['keyReminders.order']);
  server[0]?.answer();
  await vi.waitFor(() => expect(server).toHaveLength(1));
  expect(isOld()?.state.isInvalidated).toBe(false);
  server[0]?.answer();
  await vi.waitFor(() => expect(isOld()?.state.isInvalidated).toBe(true));
  expect(server).toEqual([]);
});

test('a reminder that arrived although its answer was lost is found in the list, and not added again', async () => {
  const server = stubServer();
  const old = { id: 'old', title: 'Grip', notes: '' } as KeyReminder;
  utils.keyReminders.list.setData(LIST, [old]);
  const { onSave } = callHook(() => useReminders('alex'));
  const lost = Promise.allSettled([onSave(null, { title: 'Grip ', notes: '' })]);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['keyReminders.add']));
  server[0]?.refuse(503);
  expect((await lost)[0].status).toBe('rejected');
  const again = onSave(null, { title: 'Grip ', notes: '' });
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['keyReminders.list']));
  server[0]?.answer([{ id: 'new', title: 'Grip', notes: '' }, old]);
  await again;
  expect(server).toEqual([]);
});

test('what was written on after the answer was lost is sent, and not taken for what had arrived', async () => {
  const server = stubServer();
  utils.keyReminders.list.setData(LIST, []);
  const { onSave } = callHook(() => useReminders('alex'));
  const lost = Promise.allSettled([onSave(null, { title: 'Grip', notes: '' })]);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['keyReminders.add']));
  server[0]?.refuse(503);
  expect((await lost)[0].status).toBe('rejected');
  const again = onSave(null, { title: 'Grip', notes: 'Lighter' });
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['keyReminders.list']));
  server[0]?.answer([{ id: 'new', title: 'Grip', notes: '' }]);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['keyReminders.add']));
  server[0]?.answer();
  await again;
});
