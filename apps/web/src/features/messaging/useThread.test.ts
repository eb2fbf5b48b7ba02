import type { Thread } from '@fairway/contracts/messaging/messages';
import { aMessage } from '@fairway/ui/testing/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { conversationKey, type ConversationPages } from './conversationPages.ts';
import { useThread } from './useThread.ts';

const conversation = { user_id: 'sam', player_id: 'alex' };
const thread = (ids: string[], edges: Partial<Thread> = {}): Thread => ({
  other: null,
  messages: ids.map((id) => aMessage({ id })),
  before: null,
  after: null,
  ...edges,
});
const call = () => callHook(() => useThread(conversation, undefined));
const look = () => {
  const { source, isAtEnd, after } = call();
  return [source.data?.messages.map(({ id }) => id).join(''), isAtEnd, after];
};

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('the latest of a conversation that was left for long begins it anew, whatever page is on its way', async () => {
  const server = stubServer();
  queryClient.setQueryData<ConversationPages>(conversationKey(conversation, undefined), {
    pages: [thread(['a', 'b'])],
    pageParams: [null],
  });
  utils.messages.thread.setData({ player_id: 'alex' }, thread(['y', 'z'], { before: 'before_y' }));
  expect(look()).toEqual(['ab', false, 'more']);

  const left = call();
  left.onAfter();
  await vi.waitFor(() => expect(server).toHaveLength(1));
  left.onLatest();
  expect(look()).toEqual(['yz', true, 'none']);
  server[0]?.answer(thread(['c'], { before: 'before_c', after: 'after_c' }));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(look()).toEqual(['yz', true, 'none']);
});
