import type { InfiniteScrollFooterProps } from '@fairway/ui/kit/InfiniteScrollFooter/InfiniteScrollFooter';

/** What is read of a query whose pages come one after another. */
export interface Paged {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Where a list that is asked for page by page stands, and the way to its next page. */
export const toListEnd = (asked: Paged): InfiniteScrollFooterProps => ({
  beyond: asked.isFetchingNextPage
    ? 'loading'
    : asked.isFetchNextPageError
      ? 'failed'
      : asked.hasNextPage
        ? 'more'
        : 'none',
  onMore: () => {
    if (!asked.isFetchingNextPage) void asked.fetchNextPage();
  },
});
