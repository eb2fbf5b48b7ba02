import type { Plugin } from 'vite';
import { editModules } from './editModules.ts';

const USE_ID = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;
const CHANGING = /const \[uuid, setUuid\] = useState\((`[^\n]*`)\);\n[^]*?\}, \[\]\);\n/;

/** Mantine's `useId` with the id that React gives, for good. */
export function keepFirstId(code: string): string {
  if (!CHANGING.test(code)) throw new Error('Mantine makes its ids otherwise now: see mantineIds.ts.');
  return code.replace(CHANGING, 'const uuid = $1;\n');
}

/**
 * Mantine gives each field an id of React's and another one right after it is drawn, for pages that React goes on from (hydration),
 * which ours are not: every form was drawn twice, at once, before anything of it was on the screen.
 */
export const mantineIds = (): Plugin => editModules('mantine-ids', USE_ID, keepFirstId);
