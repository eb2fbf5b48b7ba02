import type { LessonDetail } from '@fairway/contracts/lessons/records';
import { QueryObserver } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { useStar } from './useStar.ts';

vi.mock('../../app/session/useUser.ts', () => ({ useUser: () => ({ type: 'player' }) }));

const lesson = { id: 'putting', starred: false } as LessonDetail;
const readStar = () => utils.lessons.byId.getData({ id: lesson.id })?.starred;
const isOld = () =>
  queryClient.getQueryState(getQueryKey(trpc.lessons.byId, { id: lesson.id }, 'query'))?.isInvalidated;

let server: ReturnType<typeof stubServer>;
let star: ReturnType<typeof useStar>;
/** Has the server end the call that it has heard. */
const end = async (how: 'answer' | 'refuse') => {
  await vi.waitFor(() => expect(server).toHaveLength(1));
  server[0]?.[how]();
};
const untilAnswered = () => vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));

beforeEach(() => {
  server = stubServer();
  utils.lessons.byId.setData({ id: lesson.id }, lesson);
  star = callHook(useStar);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a star that is refused is taken back, and the lesson is read again', async () => {
  star(lesson, true);
  expect(readStar()).toBe(true);
  await end('refuse');
  await untilAnswered();
  expect([readStar(), isOld()]).toEqual([false, true]);
});

test('when two taps on a lesson are refused, the server says how it stands', async () => {
  star(lesson, true);
  star(lesson, false);
  await end('refuse');
  await end('refuse');
  await untilAnswered();
  expect(isOld()).toBe(true);
});

test('a tap that is refused leaves the lesson as a later one has put it', async () => {
  star(lesson, true);
  star(lesson, false);
  star(lesson, true);
  await end('refuse');
  await end('answer');
  expect(readStar()).toBe(true);
  await end('answer');
  await untilAnswered();
  expect([readStar(), isOld()]).toEqual([true, false]);
});

test('a star that is kept stands, though a list was read again on its way', async () => {
  star(lesson, true);
  utils.lessons.byId.setData({ id: lesson.id }, lesson);
  await end('answer');
  await untilAnswered();
  expect(readStar()).toBe(true);
});

test('a list whose first read a tap has stopped is read once the star is set', async () => {
  const read = vi.fn(() =>
    read.mock.calls.length > 1 ? Promise.resolve('the lessons') : new Promise(() => undefined),
  );
  const queryKey = getQueryKey(trpc.lessons.history, {}, 'infinite');
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(() => undefined);
  star(lesson, true);
  await end('answer');
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('the lessons'));
  stop();
});
