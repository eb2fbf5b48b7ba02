import type { Thread } from '@fairway/contracts/messaging/messages';
import type { InfiniteData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { formatConversationId, type Conversation } from './messageStore.ts';

export type ConversationPages = InfiniteData<Thread, string | null>;

/** Named as tRPC names the calls of messages: whatever makes those old makes these old too, a message deleted on another device among it. */
const CONVERSATIONS = ['messages', 'conversation'] as const;

/** What the pages of a conversation are kept under, from the message `at` or from its newest. */
export const conversationKey = (conversation: Conversation, at: string | undefined) =>
  [CONVERSATIONS, formatConversationId(conversation), at ?? null] as const;

/** Takes a message that is deleted from every stretch of a conversation that this device holds. */
export function forgetMessage(id: string): void {
  const without = (thread: Thread): Thread => ({
    ...thread,
    messages: thread.messages.filter((message) => message.id !== id),
  });
  queryClient.setQueriesData<ConversationPages>(
    { queryKey: [CONVERSATIONS] },
    (kept) => kept && { ...kept, pages: kept.pages.map(without) },
  );
  queryClient.setQueriesData<Thread>({ queryKey: getQueryKey(trpc.messages.thread) }, (kept) => kept && without(kept));
}
