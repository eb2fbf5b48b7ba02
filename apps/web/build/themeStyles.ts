import { DEFAULT_THEME, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariablesResolver } from '../../../packages/ui/src/theme/cssVariables.ts';
import { scales } from '../../../packages/ui/src/theme/scales.ts';
import { editModules } from './editModules.ts';

const WRITERS = /@mantine\/core\/esm\/core\/MantineProvider\/(MantineCssVariables|MantineClasses)\/\1\.mjs$/;
const RESOLVER = /\/packages\/ui\/src\/theme\/cssVariables\.ts$/;
const DEFAULTS = /@mantine\/core\/styles\/default-css-variables\.layer\.css$/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const COLOR = /(--mantine-color-([a-z]+)-[\w-]+):[^;}]*;?/g;

const isForeign = (palette: string) =>
  Object.hasOwn(DEFAULT_THEME.colors, palette) && !Object.hasOwn(scales.colors ?? {}, palette);

/** Variables without the palettes that the theme does not have: those that no other is made of, and so on until none is left. */
function dropForeignColors(css: string): string {
  const left = css.replaceAll(COLOR, (declaration, name: string, palette: string) =>
    isForeign(palette) && !css.includes(`var(${name})`) ? '' : declaration,
  );
  return left === css ? css : dropForeignColors(left);
}

/** The theme's variables, and the classes that hide things by the width of the window, as Mantine writes them into a page. */
export function renderThemeStyles(): string {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, { theme: scales, cssVariablesResolver, deduplicateCssVariables: false }),
  );
  return dropForeignColors([...page.matchAll(STYLE)].map(([, style]) => style).join('\n'));
}

/**
 * Writes the theme's variables into the stylesheet, in place of Mantine's own. Mantine works them out as the app starts and puts them into
 * the page, which every element is then styled anew for; all that does so stays out of the build.
 */
export const themeStyles = (): Plugin[] => [
  editModules('theme-styles', DEFAULTS, renderThemeStyles),
  editModules('theme-writers', WRITERS, (_code, id) => `export const ${WRITERS.exec(id)?.[1]} = () => null;\n`),
  editModules('theme-resolver', RESOLVER, () => 'export const cssVariablesResolver = undefined;\n'),
];
