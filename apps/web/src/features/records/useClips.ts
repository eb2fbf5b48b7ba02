import type { ClipPage } from '@fairway/contracts/lessons/clips';
import type { CompareScreenProps } from '@fairway/ui/features/records/screens/CompareScreen/CompareScreen';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

/** How the pages of a player's videos are asked for. */
const CLIP_PAGES = {
  getNextPageParam: ({ next_cursor }: ClipPage) => next_cursor,
  initialCursor: null,
  meta: { quiet: true },
};

/** A player's videos as the screen shows them; `error` is that of the first page. */
export function useClips(player_id: string): { state: CompareScreenProps['state']; error: unknown } {
  const asked = trpc.lessons.clips.useInfiniteQuery({ id: player_id }, CLIP_PAGES);
  return {
    state: screenState({ asked }, ({ asked: { pages } }) => ({
      clips: pages.flatMap(({ clips }) => clips),
      player: pages[0]?.player ?? null,
      onOlder: asked.hasNextPage ? () => void asked.fetchNextPage() : null,
      isLoadingOlder: asked.isFetchingNextPage,
    })),
    error: asked.data ? null : asked.error,
  };
}
