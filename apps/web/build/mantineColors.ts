import type { Plugin } from 'vite';

const PALETTES = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/;
/** What Mantine's own styles are made of, and the theme changes in part. */
const NEEDED = ['dark', 'gray', 'red'];

/** Mantine's own colours without the palettes that nothing of ours names. */
export const dropPalettes = (code: string): string =>
  code.replaceAll(/^\t(\w+): \[[^\]]*\],?\n/gm, (palette, name: string) => (NEEDED.includes(name) ? palette : ''));

/**
 * Leaves eleven of Mantine's palettes out of the script that every page waits for: the theme has its own, and the stylesheet has their
 * variables all the same. In development they are there.
 */
export function mantineColors(): Plugin {
  return {
    name: 'fairway-mantine-colors',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: PALETTES }, handler: (code) => ({ code: dropPalettes(code), map: null }) },
  };
}
