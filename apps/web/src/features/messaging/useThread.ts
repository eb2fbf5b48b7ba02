import type { Message, Thread } from '@fairway/contracts/messaging/messages';
import type { Beyond } from '@fairway/ui/kit/InfiniteScrollFooter/InfiniteScrollFooter';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { trpc, trpcClient, utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { QUIET } from '../../trpc/quiet.ts';
import type { Source } from '../../trpc/screenState.ts';
import { conversationKey, type ConversationPages } from './conversationPages.ts';
import { mergeThread } from './mergeThread.ts';
import type { Conversation } from './messageStore.ts';

const toInput = ({ player_id }: Conversation) => (player_id === null ? {} : { player_id });

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
  const key = conversationKey(conversation, at);
  // The pages stay as they are until messages have changed, and the one that it opened with stays then too: what changes is mostly at the
  // end, and that is the newest stretch's.
  const readFirst = async () =>
    queryClient.getQueryData<ConversationPages>(key)?.pages[0] ?? utils.messages.thread.ensureData(input);
  const paged = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }): Promise<Thread> =>
      pageParam === null ? readFirst() : trpcClient.messages.thread.query({ ...input, cursor: pageParam }),
    initialPageParam: at === undefined ? null : `around_${at}`,
    getPreviousPageParam: ({ before }) => before,
    getNextPageParam: ({ after, messages }) => after ?? (messages.at(-1) ? `after_${messages.at(-1)?.id}` : null),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    ...QUIET,
  });
  const pages = paged.data?.pages;
  const known = useMemo(() => (pages ? mergeThread(pages, newest.data) : undefined), [pages, newest.data]);

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
    // While the pages are read again no other is asked for: it is offered anew once they are here.
    before: toBeyond({
      isFetching: paged.isFetchingPreviousPage,
      isError: paged.isFetchPreviousPageError,
      hasMore: paged.hasPreviousPage && !paged.isRefetching,
    }),
    after: known?.isAtEnd
      ? ('none' as const)
      : toBeyond({
          isFetching: paged.isFetchingNextPage || paged.isRefetching,
          isError: paged.isFetchNextPageError,
          hasMore: paged.hasNextPage,
        }),
    onBefore: () => {
      if (!paged.isFetching) void paged.fetchPreviousPage();
    },
    onAfter: () => {
      if (!paged.isFetching) void paged.fetchNextPage();
    },
    /** Begins anew at the newest stretch: pages from before a long gap are not joined to it. */
    onLatest: () => {
      const latest = conversationKey(conversation, undefined);
      // A page that is on its way would bring those from before along.
      void queryClient.cancelQueries({ queryKey: latest });
      if (newest.data)
        queryClient.setQueryData<ConversationPages>(latest, { pages: [newest.data], pageParams: [null] });
    },
    onSeen,
  };
}
