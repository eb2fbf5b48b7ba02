import { expect, test } from 'vitest';
import { dropPalettes } from './mantineColors.ts';
import { readMantine } from './readMantine.ts';

const palettes = readMantine('core/MantineProvider/default-colors.mjs');
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
