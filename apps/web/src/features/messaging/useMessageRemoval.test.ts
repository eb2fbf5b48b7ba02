import type { Thread } from '@fairway/contracts/messaging/messages';
import { aMessage } from '@fairway/ui/testing/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { conversationKey, type ConversationPages } from './conversationPages.ts';
import { useMessageRemoval, useRemovedIds } from './useMessageRemoval.ts';

vi.mock('../../app/notices/notify.ts', () => ({ notify: { success: () => undefined } }));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['goes from its conversation as well', 200, ['older']],
  ['that another device has deleted does so too', 404, ['older']],
  ['that cannot be deleted stays in it', 500, ['older', 'newer']],
])('a message of a list %s', async (_, status, left) => {
  const server = stubServer();
  const key = conversationKey({ user_id: 'alex', player_id: null }, undefined);
  const messages = ['older', 'newer'].map((id) => aMessage({ id }));
  const page: Thread = { other: null, messages, before: null, after: null };
  queryClient.setQueryData<ConversationPages>(key, { pages: [page], pageParams: [null] });
  callHook(useMessageRemoval)(aMessage({ id: 'newer' }));
  await vi.waitFor(() => expect(server).toHaveLength(1));
  expect(callHook(useRemovedIds)).toEqual(['newer']);
  if (status === 200) server[0]?.answer({ ok: true });
  else server[0]?.refuse(status);
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(callHook(useRemovedIds)).toEqual([]);
  const [kept] = queryClient.getQueryData<ConversationPages>(key)?.pages ?? [];
  expect(kept?.messages.map(({ id }) => id)).toEqual(left);
});
