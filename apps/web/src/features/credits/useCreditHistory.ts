import type { CreditStory } from '@fairway/contracts/credits/credits';
import type { CreditHistoryProps } from '@fairway/ui/features/credits/components/CreditHistory/CreditHistory';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import { screenState } from '../../trpc/screenState.ts';
import { type Whose } from './prefetchCreditHistory.ts';

/** Credit history as the screens show it, page after page; `error` is that of the first page. */
export function useCreditHistory(whose: Whose): {
  story: Pick<CreditHistoryProps, 'state' | 'onMore'>;
  first: CreditStory | undefined;
  error: unknown;
} {
  const asked = trpc.credits.story.useInfiniteQuery(whose, CURSOR_PAGES);
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
