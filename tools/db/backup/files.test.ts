import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { matchFiles } from './files.ts';
import { diskObjects } from './objects-disk.ts';

async function* each<T>(all: T[]): AsyncGenerator<T> {
  yield* all;
}
/** As PostgreSQL sorts the keys, and the store its files. */
const sorted = (all: string[], end = '') => all.toSorted((one, other) => (one + end < other + end ? -1 : 1));

async function matched(keys: string[], files: string[]) {
  const found: Record<string, string[]> = { file: [], missing: [], unclaimed: [] };
  const listed = sorted(files).map((key) => ({ key, bytes: 1 }));
  for await (const { kind, key } of matchFiles(each(sorted(keys, '/')), each(listed))) found[kind]?.push(key);
  return found;
}

test('a row has the file of its key and all files below it', async () => {
  expect(
    await matched(
      ['images/a', 'images/c', 'exports/x.zip', 'videos/gone'],
      ['images/a/256.webp', 'images/a/1024.webp', 'images/a-b/1.webp', 'images/b/1.webp', 'exports/x.zip', 'images/ab'],
    ),
  ).toEqual({
    file: ['exports/x.zip', 'images/a/1024.webp', 'images/a/256.webp'],
    missing: ['images/c', 'videos/gone'],
    unclaimed: ['images/a-b/1.webp', 'images/ab', 'images/b/1.webp'],
  });
});

test('every file is told once and every row without a file once, whatever the keys', async () => {
  const key = fc.stringMatching(/^[ab]{1,3}$/).map((name) => `images/${name}`);
  const file = fc.tuple(key, fc.constantFrom('', '/1.webp', '/2.webp', '-1')).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(key), fc.uniqueArray(file), async (keys, files) => {
      // A file and a folder of one name cannot both be there.
      const there = files.filter((one) => !files.some((other) => other.startsWith(`${one}/`)));
      const claimed = (one: string) => keys.some((each) => one === each || one.startsWith(`${each}/`));
      expect(await matched(keys, there)).toEqual({
        file: sorted(there.filter(claimed)),
        missing: sorted(
          keys.filter((each) => !there.some((one) => one === each || one.startsWith(`${each}/`))),
          '/',
        ),
        unclaimed: sorted(there.filter((one) => !claimed(one))),
      });
    }),
  );
});

test('a folder tells its files in the order of their keys, without those that are being written', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-objects-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const keys = ['a-b/1', 'a.b', 'a/1', 'a/2/3', 'a/2.x', 'ab/1', 'b'];
  for (const key of [...keys, 'a/.unfinished']) {
    fs.mkdirSync(path.dirname(path.join(folder, key)), { recursive: true });
    fs.writeFileSync(path.join(folder, key), 'four');
  }
  const found: string[] = [];
  for await (const { key, bytes } of diskObjects(folder).list()) found.push(`${key} ${bytes}`);
  expect(found).toEqual(sorted(keys).map((key) => `${key} 4`));
  expect(await diskObjects(path.join(folder, 'nowhere')).read('a/1')).toBeNull();
});
