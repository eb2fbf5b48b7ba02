import { aPastLesson } from '@fairway/ui/testing/lessons';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { useAttachables } from './useAttachables.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('lessons older than the first page can be attached as well', async () => {
  const server = stubServer();
  const history = { player_id: 'alex' };
  utils.lessons.history.setInfiniteData(history, {
    pages: [{ player: null, lessons: [aPastLesson()], next_cursor: 'older' }],
    pageParams: [null],
  });
  const { lessons } = callHook(() => useAttachables('alex'));
  expect(lessons).toMatchObject({ status: 'ready', end: { beyond: 'more' } });
  if (lessons.status === 'ready') lessons.end?.onMore();
  await vi.waitFor(() => expect(server).toHaveLength(1));
  server[0]?.answer({ player: null, lessons: [aPastLesson({ id: 'older' })], next_cursor: null });
  await vi.waitFor(() => expect(utils.lessons.history.getInfiniteData(history)?.pages).toHaveLength(2));
});
