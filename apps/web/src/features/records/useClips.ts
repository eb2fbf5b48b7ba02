import type { CompareScreenProps } from '@fairway/ui/features/records/screens/CompareScreen/CompareScreen';
import { useEffect } from 'react';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { screenState } from '../../trpc/screenState.ts';
import type { CompareSearch } from './compareSearch.ts';

/**
 * A player's videos as the screen shows them, from the newest back to those that are asked for; `error` is that of the first page.
 */
export function useClips(
  player_id: string,
  { first, second }: CompareSearch,
): { state: CompareScreenProps['state']; error: unknown } {
  const asked = trpc.lessons.clips.useInfiniteQuery({ id: player_id }, CURSOR_PAGES);
  const { data, isError, fetchStatus, fetchNextPage } = asked;
  const clips = data?.pages.flatMap((page) => page.clips) ?? [];
  const isKnown = (id: string | undefined) => id === undefined || clips.some((clip) => clip.id === id);
  // Another swing than the one that was tapped would look like it.
  const isOlder = asked.hasNextPage && !(isKnown(first) && isKnown(second));
  useEffect(() => {
    if (isOlder && fetchStatus === 'idle' && !isError) void fetchNextPage();
  }, [isOlder, data, fetchStatus, isError, fetchNextPage]);
  const source = isOlder ? { ...asked, data: undefined, refetch: fetchNextPage } : asked;
  return {
    state: screenState({ source }, ({ source: { pages } }) => ({
      clips,
      player: pages[0]?.player ?? null,
      onOlder: asked.hasNextPage ? () => void fetchNextPage() : null,
      isLoadingOlder: asked.isFetchingNextPage,
    })),
    error: data ? null : asked.error,
  };
}
