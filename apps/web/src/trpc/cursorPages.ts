/** How a list is asked for page after page, each naming the one that follows it; its own screen tells of its failures. */
export const CURSOR_PAGES = {
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
  initialCursor: null,
  meta: { quiet: true },
};
