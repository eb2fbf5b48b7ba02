import type { PastUpcoming } from '@fairway/contracts/lessons/lessons';
import type { InfiniteScrollFooterProps } from '@fairway/ui/kit/InfiniteScrollFooter/InfiniteScrollFooter';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import type { Source } from '../../trpc/screenState.ts';

/** The first page with the upcoming lessons of all pages that have come, and how the list of those goes on. */
export function usePastUpcoming(enabled = true): { days: Source<PastUpcoming>; end: InfiniteScrollFooterProps } {
  const asked = trpc.lessons.pastUpcoming.useInfiniteQuery({}, { ...CURSOR_PAGES, enabled });
  const { data, isError, isFetching, fetchStatus, refetch } = asked;
  const first = data?.pages[0];
  const days = first && { ...first, upcoming: data.pages.flatMap(({ upcoming }) => upcoming) };
  return { days: { data: days, isError, isFetching, fetchStatus, refetch }, end: toListEnd(asked) };
}
