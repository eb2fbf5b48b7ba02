import type { CreditStory } from '@fairway/contracts/credits/credits';
import type { CreditHistoryProps } from '@fairway/ui/features/credits/components/CreditHistory/CreditHistory';
import { trpc, utils } from '../../trpc/client.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import { screenState } from '../../trpc/screenState.ts';

/** Whose credits: the signed-in player's, or those of one player of a pro. */
type Whose = { player_id?: string };

const PAGES = {
  getNextPageParam: ({ next_cursor }: CreditStory) => next_cursor,
  initialCursor: null,
  meta: { quiet: true },
};

/** Asks for the first page before the screen is there. */
export const prefetchCreditHistory = (whose: Whose): void => void utils.credits.story.prefetchInfinite(whose, PAGES);

/** Credit history as the screens show it, page after page; `error` is that of the first page. */
export function useCreditHistory(whose: Whose): {
  story: Pick<CreditHistoryProps, 'state' | 'onMore'>;
  first: CreditStory | undefined;
  error: unknown;
} {
  const asked = trpc.credits.story.useInfiniteQuery(whose, PAGES);
  const { beyond, onMore } = toListEnd(asked);
  return {
    story: {
      state: screenState({ asked }, ({ asked: { pages } }) => ({
        lots: pages.flatMap(({ lots }) => lots),
        timezone: pages[0]?.timezone ?? 'UTC',
        beyond,
      })),
      onMore,
    },
    first: asked.data?.pages[0],
    error: asked.data ? null : asked.error,
  };
}
