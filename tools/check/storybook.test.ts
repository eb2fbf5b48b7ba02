import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { heavy } from '../../.storybook/main.ts';
import { root } from '../process/paths.ts';

const findImports = (text: string) =>
  [...text.matchAll(/(?:\bfrom |\bimport\()'([^.#'\s][^'\s]*)'/g)].map(([, name = '']) => name);

/** What comes with Storybook itself is made ready by it. */
const isOwn = (name: string) => /^(@fairway\/|@storybook\/|storybook\/|node:|vitest$|fast-check$)|\.css$/.test(name);

test('Storybook makes every package ready that a story can load', () => {
  const sources = fs
    .globSync('packages/{ui,emails,contracts,time}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'));
  const texts = sources.map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
  const used = new Set(texts.flatMap(findImports).filter((name) => !isOwn(name)));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !heavy.includes(name)).toSorted()).toEqual([]);
});
