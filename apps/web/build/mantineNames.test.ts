import { expect, test } from 'vitest';
import { dropDisplayNames } from './mantineNames.ts';
import { readMantine } from './readMantine.ts';

test('a component of Mantine stands without its name, and with all else', () => {
  const source = readMantine('components/Button/Button.mjs');
  const lines = source.split('\n');
  const name = 'Button.displayName = "@mantine/core/Button";';
  expect(lines).toContain(name);
  expect(dropDisplayNames(source).split('\n')).toEqual(lines.filter((line) => line !== name));
});

test('a name that is made up as the app runs stays', () => {
  const source = readMantine('components/Popover/Popover.mjs');
  expect(dropDisplayNames(source)).toContain('Extended.displayName = `WithProps(');
});
