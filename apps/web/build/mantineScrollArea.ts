import type { Plugin } from 'vite';
import { editModules } from './editModules.ts';

const SCROLL_AREA = /@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/;
const IMPORT = 'import { useMergeRefs } from "@floating-ui/react";';
/** Each of the two takes the same refs, one as a list. */
const OURS = 'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);';

/** Has Mantine's scroll area merge refs by Mantine's own hook. */
export function mergeRefsByHooks(code: string): string {
  if (!code.includes(IMPORT))
    throw new Error('Mantine’s scroll area merges its refs otherwise now: see mantineScrollArea.ts.');
  return code.replace(IMPORT, OURS);
}

/**
 * Every table stands in a scroll area, which takes the one hook that merges refs from the library that places what floats: a page with a
 * table and nothing that floats loaded all of that.
 */
export const mantineScrollArea = (): Plugin => editModules('mantine-scroll-area', SCROLL_AREA, mergeRefsByHooks);
