import type { Plugin } from 'vite';
import { editModules } from './editModules.ts';

const PALETTES = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/;
/** What Mantine's own styles are made of, and blue, with which it compares the colour of a theme. */
const NEEDED = ['dark', 'gray', 'red', 'blue'];

/** Mantine's own colours without the palettes that nothing of ours names. */
export const dropPalettes = (code: string): string =>
  code.replaceAll(/^\t(\w+): \[[^\]]*\],?\n/gm, (palette, name: string) => (NEEDED.includes(name) ? palette : ''));

/** Leaves ten of Mantine's palettes out of the script that every page waits for: the theme has its own, and so has its stylesheet. */
export const mantineColors = (): Plugin => editModules('mantine-colors', PALETTES, dropPalettes);
