import { utils } from '../../../trpc/client.ts';
import { CURSOR_PAGES } from '../../../trpc/cursorPages.ts';
import type { DrillsSearch } from './drillsSearch.ts';

export const toDrillsInput = (q: string, tag: string) => ({ ...(q !== '' && { q }), ...(tag !== '' && { tag }) });

/** Asks for the first page of the library before its screen is there. */
export const prefetchDrills = ({ q = '', tag = '' }: DrillsSearch = {}): void =>
  void utils.practice.drills.prefetchInfinite(toDrillsInput(q.trim(), tag), CURSOR_PAGES);
