import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readMantine } from './readMantine.ts';
import { renderThemeStyles } from './themeStyles.ts';

const ui = path.join(import.meta.dirname, '../../../packages/ui/src');
const readStyles = (folder: string) =>
  globSync('**/*.css', { cwd: folder }).map((name) => readFileSync(path.join(folder, name), 'utf8'));
const listNames = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name ?? ''));

const styles = renderThemeStyles();
const [shared = '', dark = '', light = ''] = styles.split(/\n\n/);

test('every variable of the theme that a stylesheet of ours names is written', () => {
  const css = readStyles(ui).join('\n');
  const written = listNames(`${styles}\n${css}`, /(--[\w-]+):/g);
  const named = listNames(css, /var\((--(?:app|mantine)-[\w-]+)/g);
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((name) => !written.has(name))).toEqual([]);
});

test('what one scheme has, the other has too', () => {
  expect(dark).toMatch(/^:root\[data-mantine-color-scheme="dark"\]/);
  expect(light).toMatch(/^:root\[data-mantine-color-scheme="light"\]/);
  const names = [dark, light].map((scheme) => [...listNames(scheme, /(--[\w-]+):/g)].toSorted());
  expect(names[0]).toEqual(names[1]);
});

test('no palette is written but the theme’s own, and the one shade that a variable is made of', () => {
  const palettes = [...shared.matchAll(/--mantine-color-([a-z]+)-\d:/g)].map(([, palette]) => palette);
  const counts = new Map<string | undefined, number>();
  for (const palette of palettes) counts.set(palette, (counts.get(palette) ?? 0) + 1);
  const own = ['dark', 'gray', 'red', 'fairway', 'flag', 'bunker'];
  expect(counts).toEqual(new Map([...own.map((name) => [name, 10] as const), ['teal', 1]]));
});

test('the classes that hide things by the width of the window are written', () => {
  expect(styles).toContain('.mantine-hidden-from-sm {display: none !important;}');
});

test.each(['MantineCssVariables', 'MantineClasses'])('%s of Mantine is where the build leaves it out', (name) => {
  expect(readMantine(`core/MantineProvider/${name}/${name}.mjs`)).toContain(`export { ${name} };`);
});
