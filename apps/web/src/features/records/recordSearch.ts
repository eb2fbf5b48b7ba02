import type { RecordSearchResult } from '@fairway/contracts/lessons/record-search';
import { utils } from '../../trpc/client.ts';

/** What is searched for, kept in the address so that the way back finds it as it was. */
export interface RecordSearch {
  q?: string;
}

/** Reads what anyone may have typed into the address; more than a search may hold is cut off. */
export const parseRecordSearch = ({ q }: Record<string, unknown>): RecordSearch =>
  typeof q === 'string' && q !== '' ? { q: q.slice(0, 100) } : {};

/** How the pages of a search are asked for. */
export const SEARCH_PAGES = {
  getNextPageParam: ({ next_cursor }: RecordSearchResult) => next_cursor,
  initialCursor: null,
  meta: { quiet: true },
};

/** Asks for the first page of a search that the address holds, before the screen is there. */
export function prefetchRecordSearch({ q = '' }: RecordSearch): void {
  if (q.trim() !== '') void utils.lessons.searchRecords.prefetchInfinite({ q: q.trim() }, SEARCH_PAGES);
}
