import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dropDisplayNames } from './mantineNames.ts';

const mantine = path.join(path.dirname(createRequire(import.meta.url).resolve('@mantine/core')), '..');
const read = (file: string) => readFileSync(path.join(mantine, 'esm/components', file), 'utf8');

test('a component of Mantine stands without its name, and with all else', () => {
  const source = read('Button/Button.mjs');
  const lines = source.split('\n');
  const name = 'Button.displayName = "@mantine/core/Button";';
  expect(lines).toContain(name);
  expect(dropDisplayNames(source).split('\n')).toEqual(lines.filter((line) => line !== name));
});

test('a name that is made up as the app runs stays', () => {
  const source = read('Popover/Popover.mjs');
  expect(dropDisplayNames(source)).toContain('Extended.displayName = `WithProps(');
});
