import type { CompareScreenProps } from '@fairway/ui/features/records/screens/CompareScreen/CompareScreen';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { screenState } from '../../trpc/screenState.ts';

/** A player's videos as the screen shows them; `error` is that of the first page. */
export function useClips(player_id: string): { state: CompareScreenProps['state']; error: unknown } {
  const asked = trpc.lessons.clips.useInfiniteQuery({ id: player_id }, CURSOR_PAGES);
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
