import { utils } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import type { HistorySearch } from './historySearch.ts';

/** Whose lessons behind: the signed-in person's, or one player's of a pro. */
export type Whose = { player_id?: string };

/** Asks for the first page before the screen is there. */
export const prefetchHistory = (asked: Whose & HistorySearch): void =>
  void utils.lessons.history.prefetchInfinite(asked, CURSOR_PAGES);
