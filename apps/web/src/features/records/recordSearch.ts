import type { WordSearch } from '../../app/search/wordSearch.ts';
import { utils } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';

/** Asks for the first page of a search that the address holds, before the screen is there. */
export function prefetchRecordSearch({ q = '' }: WordSearch): void {
  if (q.trim() !== '') void utils.lessons.searchRecords.prefetchInfinite({ q: q.trim() }, CURSOR_PAGES);
}
