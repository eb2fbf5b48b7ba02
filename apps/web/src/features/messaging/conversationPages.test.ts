import type { Thread } from '@fairway/contracts/messaging/messages';
import { aMessage } from '@fairway/ui/testing/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAgain } from '../../app/live/readAgain.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { conversationKey, forgetMessage, type ConversationPages } from './conversationPages.ts';

const conversation = { user_id: 'sam', player_id: 'alex' };
const other = { user_id: 'sam', player_id: 'priya' };
const thread = (...ids: string[]): Thread => ({
  other: null,
  messages: ids.map((id) => aMessage({ id })),
  before: null,
  after: null,
});
const keys = [conversationKey(conversation, undefined), conversationKey(conversation, 'b')];
const listIds = ({ messages }: Thread) => messages.map(({ id }) => id).join('');
const listPages = (key: (typeof keys)[number]) => queryClient.getQueryData<ConversationPages>(key)?.pages.map(listIds);

beforeEach(() => {
  for (const key of keys)
    queryClient.setQueryData<ConversationPages>(key, {
      pages: [thread('a', 'b'), thread('c', 'd')],
      pageParams: ['before_c', null],
    });
  queryClient.setQueryData<ConversationPages>(conversationKey(other, undefined), {
    pages: [thread('x')],
    pageParams: [null],
  });
  utils.messages.thread.setData({ player_id: 'alex' }, thread('b', 'c', 'd'));
});
afterEach(() => queryClient.clear());

test('a deleted message goes from every stretch of its conversation, and from nothing else', () => {
  forgetMessage('b');
  for (const key of keys) expect(listPages(key)).toEqual(['a', 'cd']);
  expect(listIds(utils.messages.thread.getData({ player_id: 'alex' })!)).toBe('cd');
  expect(listPages(conversationKey(other, undefined))).toEqual(['x']);
});

test('what has changed among the messages makes the pages of conversations old', () => {
  readAgain(new Set(['message']));
  for (const key of keys) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
