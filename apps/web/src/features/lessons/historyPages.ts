import type { History } from '@fairway/contracts/lessons/lessons';
import { utils } from '../../trpc/client.ts';
import type { HistorySearch } from './historySearch.ts';

/** Whose lessons behind: the signed-in person's, or one player's of a pro. */
export type Whose = { player_id?: string };

/** How the pages of lessons behind are asked for. */
export const HISTORY_PAGES = {
  getNextPageParam: ({ next_cursor }: History) => next_cursor,
  initialCursor: null,
  meta: { quiet: true },
};

/** Asks for the first page before the screen is there. */
export const prefetchHistory = (asked: Whose & HistorySearch): void =>
  void utils.lessons.history.prefetchInfinite(asked, HISTORY_PAGES);
