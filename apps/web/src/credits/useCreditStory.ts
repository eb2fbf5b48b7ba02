import type { CreditStory } from '@fairway/contracts/credits';
import type { CreditStoryProps } from '@fairway/ui/components/credits/CreditStory/CreditStory';
import { trpc, utils } from '../trpc/client.ts';
import { screenState } from '../trpc/screenState.ts';

/** Whose credits: the signed-in player's, or those of one player of a pro. */
type Whose = { player_id?: string };

const PAGES = {
  getNextPageParam: ({ next_cursor }: CreditStory) => next_cursor,
  initialCursor: null,
  meta: { quiet: true },
};

/** Asks for the first page before the screen is there. */
export const prefetchStory = (whose: Whose): void => void utils.credits.story.prefetchInfinite(whose, PAGES);

/** Where credits came from and went as the screens show it, page after page; `error` is that of the first page. */
export function useCreditStory(whose: Whose): {
  story: Pick<CreditStoryProps, 'state' | 'onMore'>;
  first: CreditStory | undefined;
  error: unknown;
} {
  const asked = trpc.credits.story.useInfiniteQuery(whose, PAGES);
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage } = asked;
  const beyond = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'none';
  return {
    story: {
      state: screenState({ asked }, ({ asked: { pages } }) => ({
        lots: pages.flatMap(({ lots }) => lots),
        timezone: pages[0]?.timezone ?? 'UTC',
        beyond,
      })),
      onMore: () => {
        if (!isFetchingNextPage) void asked.fetchNextPage();
      },
    },
    first: asked.data?.pages[0],
    error: asked.data ? null : asked.error,
  };
}
