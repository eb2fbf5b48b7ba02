import { utils } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';

/** Asks for the first page before the screen is there. */
export const prefetchPastUpcoming = (): void => void utils.lessons.pastUpcoming.prefetchInfinite({}, CURSOR_PAGES);
