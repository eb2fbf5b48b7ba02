import type { Message, Thread } from '@fairway/contracts/messaging/messages';
import type { Beyond } from '@fairway/ui/kit/InfiniteScrollFooter/InfiniteScrollFooter';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { trpc, trpcClient, utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { QUIET } from '../../trpc/quiet.ts';
import type { Source } from '../../trpc/screenState.ts';
import { formatConversationId, type Conversation } from './messageStore.ts';
import { mergeThread } from './mergeThread.ts';

const toInput = ({ player_id }: Conversation) => (player_id === null ? {} : { player_id });
const pagesKey = (conversation: Conversation, at: string | undefined) =>
  ['conversation', formatConversationId(conversation), at ?? null] as const;

interface Edge {
  isFetching: boolean;
  isError: boolean;
  hasMore: boolean;
}
const toBeyond = ({ isFetching, isError, hasMore }: Edge): Beyond => {
  if (isFetching) return 'loading';
  if (isError) return 'failed';
  return hasMore ? 'more' : 'none';
};

/** A conversation from the message `at`, or from its newest, with what stands above and below it by keyset. */
export function useThread(conversation: Conversation, at: string | undefined) {
  const input = toInput(conversation);
  const newest = trpc.messages.thread.useQuery(input, { ...QUIET, staleTime: 0 });
  const key = pagesKey(conversation, at);
  // The pages stay as they are: what changes is at the end, and that is the newest stretch's.
  const paged = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }): Promise<Thread> =>
      pageParam === null
        ? utils.messages.thread.ensureData(input)
        : trpcClient.messages.thread.query({ ...input, cursor: pageParam }),
    initialPageParam: at === undefined ? null : `around_${at}`,
    getPreviousPageParam: ({ before }) => before,
    getNextPageParam: ({ after, messages }) => after ?? (messages.at(-1) ? `after_${messages.at(-1)?.id}` : null),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    ...QUIET,
  });
  const pages = paged.data?.pages;
  const known = useMemo(() => (pages ? mergeThread(pages, newest.data) : undefined), [pages, newest.data]);

  const forget = (id: string) => {
    const without = (thread: Thread): Thread => ({
      ...thread,
      messages: thread.messages.filter((message) => message.id !== id),
    });
    queryClient.setQueryData<InfiniteData<Thread>>(key, (data) => data && { ...data, pages: data.pages.map(without) });
    utils.messages.thread.setData(input, (thread) => thread && without(thread));
  };

  // Said once for each newest message, however often it is looked at.
  const told = useRef<string | null>(null);
  const markRead = trpc.messages.readThread.useMutation({
    onSuccess: () => {
      void utils.messages.unread.invalidate();
      void utils.messages.mailbox.invalidate();
      void utils.messages.thread.invalidate(input);
    },
    onError: () => {
      told.current = null;
    },
    ...QUIET,
  });
  const { mutate } = markRead;
  const { player_id } = conversation;
  const onSeen = useCallback(
    (message: Message) => {
      if (told.current === message.id || document.visibilityState !== 'visible') return;
      told.current = message.id;
      mutate({ ...(player_id === null ? {} : { player_id }), up_to: message.id });
    },
    [mutate, player_id],
  );

  const source: Source<{ messages: Message[] }> = {
    data: known,
    isError: paged.isError,
    isFetching: paged.isFetching,
    fetchStatus: paged.fetchStatus,
    refetch: paged.refetch,
  };
  return {
    source,
    error: paged.error,
    other: newest.data?.other ?? pages?.[0]?.other ?? null,
    isAtEnd: known?.isAtEnd ?? false,
    before: toBeyond({
      isFetching: paged.isFetchingPreviousPage,
      isError: paged.isFetchPreviousPageError,
      hasMore: paged.hasPreviousPage,
    }),
    after: known?.isAtEnd
      ? ('none' as const)
      : toBeyond({
          isFetching: paged.isFetchingNextPage,
          isError: paged.isFetchNextPageError,
          hasMore: paged.hasNextPage,
        }),
    onBefore: () => {
      if (!paged.isFetching) void paged.fetchPreviousPage();
    },
    onAfter: () => {
      if (!paged.isFetching) void paged.fetchNextPage();
    },
    onSeen,
    forget,
  };
}
