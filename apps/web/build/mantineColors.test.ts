import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dropPalettes } from './mantineColors.ts';

/** Where Mantine lies, whose package names no files but its entries. */
const mantine = path.join(path.dirname(createRequire(import.meta.url).resolve('@mantine/core')), '..');
const palettes = readFileSync(path.join(mantine, 'esm/core/MantineProvider/default-colors.mjs'), 'utf8');
const listNames = (code: string) => [...code.matchAll(/^\t(\w+): \[/gm)].map(([, name]) => name);

test('of Mantine’s fourteen palettes those stay that its own styles are made of', () => {
  expect(listNames(palettes)).toHaveLength(14);
  expect(listNames(dropPalettes(palettes))).toEqual(['dark', 'gray', 'red', 'blue']);
});

test('what is left is a module that can be read', async () => {
  const { DEFAULT_COLORS } = (await import(`data:text/javascript,${encodeURIComponent(dropPalettes(palettes))}`)) as {
    DEFAULT_COLORS: Record<string, string[]>;
  };
  expect(Object.values(DEFAULT_COLORS).map(({ length }) => length)).toEqual([10, 10, 10, 10]);
});
