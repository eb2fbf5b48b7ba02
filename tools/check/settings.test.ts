import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/paths.ts';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]).toSorted();

/** The settings as .env.example and the README's table name them, and those that the server reads. */
const example = namesIn(read('.env.example'), /^(?:# )?([A-Z][A-Z0-9_]+)=/gm);
const table = [...read('README.md').matchAll(/^\| `[A-Z][^|]*\|/gm)].flatMap(([cell]) =>
  namesIn(cell, /`([A-Z][A-Z0-9_]+)`/g),
);
const server = namesIn(read('apps/server/src/core/env.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm);

test('.env.example has each setting of the README once, and every one that the server reads', () => {
  expect(example).toEqual([...new Set([...table, 'NODE_ENV'])].toSorted());
  expect(server.length).toBeGreaterThan(40);
  expect(server.filter((name) => !example.includes(name))).toEqual([]);
});

test('what is set in it is what the server would take by itself', async () => {
  const { readEnv } = await import('../../apps/server/src/core/env.ts');
  const needed = { DATABASE_URL: 'x', REDIS_URL: 'x' };
  const pairs = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=(?:'(.*)'|(.*))$/gm)];
  const set = Object.fromEntries(
    pairs.map<[string, string | undefined]>(([, name = '', quoted, bare]) => [name, quoted ?? bare]),
  );
  expect(readEnv({ ...needed, ...set })).toEqual(readEnv(needed));
});
