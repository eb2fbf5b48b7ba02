import type { PastUpcoming } from '@fairway/contracts/lessons/lessons';
import type { InfiniteScrollFooterProps } from '@fairway/ui/kit/InfiniteScrollFooter/InfiniteScrollFooter';
import { trpc, utils } from '../../trpc/client.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import type { Source } from '../../trpc/screenState.ts';

/** How the pages of upcoming lessons are asked for; the first has today's and the past ones as well. */
const PAGES = {
  getNextPageParam: ({ next_cursor }: PastUpcoming) => next_cursor,
  initialCursor: null,
  meta: { quiet: true },
};

/** Asks for the first page before the screen is there. */
export const prefetchPastUpcoming = (): void => void utils.lessons.pastUpcoming.prefetchInfinite({}, PAGES);

/** The first page with the upcoming lessons of all pages that have come, and how the list of those goes on. */
export function usePastUpcoming(): { days: Source<PastUpcoming>; end: InfiniteScrollFooterProps } {
  const asked = trpc.lessons.pastUpcoming.useInfiniteQuery({}, PAGES);
  const { data, isError, isFetching, fetchStatus, refetch } = asked;
  const first = data?.pages[0];
  const days = first && { ...first, upcoming: data.pages.flatMap(({ upcoming }) => upcoming) };
  return { days: { data: days, isError, isFetching, fetchStatus, refetch }, end: toListEnd(asked) };
}
