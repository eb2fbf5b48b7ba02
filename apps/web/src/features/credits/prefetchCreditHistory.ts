import { utils } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';

/** Whose credits: the signed-in player's, or those of one player of a pro. */
export type Whose = { player_id?: string };

/** Asks for the first page before the screen is there. */
export const prefetchCreditHistory = (whose: Whose): void =>
  void utils.credits.story.prefetchInfinite(whose, CURSOR_PAGES);
