import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/paths.ts';
import { listSources } from '../test/changed.ts';

const RULES = path.join(root, 'docs/rules');
const SCHEMA = 'prisma/schema';
/** "(D13)", or "(O2, M4)". */
const CITED = /\((\p{Lu}\d{1,2}[a-z]?(?:, \p{Lu}\d{1,2}[a-z]?)*)\)/gu;
const RULE = /^- \*\*(\p{Lu}\d{1,2}[a-z]?)\*\*/gmu;

const readText = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('every rule that code cites is on a page of docs/rules, and none is there twice', async () => {
  const pages = fs.readdirSync(RULES).map((page) => readText(path.join('docs/rules', page)));
  const rules = pages.flatMap((page) => [...page.matchAll(RULE)].map(([, rule]) => rule));
  expect(rules.filter((rule, nth) => rules.indexOf(rule) !== nth)).toEqual([]);
  const schema = fs.readdirSync(path.join(root, SCHEMA)).map((file) => path.join(SCHEMA, file));
  const cited = [...(await listSources()), ...schema].flatMap((file) =>
    [...readText(file).matchAll(CITED)].flatMap(([, list = '']) => list.split(', ').map((rule) => ({ file, rule }))),
  );
  expect(cited.length).toBeGreaterThan(500);
  expect(cited.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
});
