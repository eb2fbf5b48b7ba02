import type { Comment, LessonDetail } from '@fairway/contracts/lessons/records';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { useComments } from './useComments.ts';

vi.mock('../../app/session/useUser.ts', () => ({ useUser: () => ({ id: 'alex' }) }));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a comment that arrived although its answer was lost is found in the record, and not sent again', async () => {
  const server = stubServer();
  const lesson = { id: 'lesson', comments: [] as Comment[] } as LessonDetail;
  utils.lessons.byId.setData({ id: 'lesson' }, lesson);
  const { onAdd } = callHook(() => useComments('lesson'));
  const lost = Promise.allSettled([onAdd('Thanks')]);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['lessons.comment']));
  server[0]?.refuse(503);
  expect((await lost)[0].status).toBe('rejected');
  const again = onAdd('Thanks');
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['lessons.byId']));
  server[0]?.answer({ ...lesson, comments: [{ id: 'new', content: 'Thanks', mine: true }] });
  await again;
  expect(server).toEqual([]);
  expect(utils.lessons.byId.getData({ id: 'lesson' })?.comments).toHaveLength(1);
});
