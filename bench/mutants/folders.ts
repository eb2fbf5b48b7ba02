import { globSync } from 'node:fs';
import path from 'node:path';
import type { Rules } from './run.ts';

const DOMAINS = 'apps/server/src/domains';
const root = path.join(import.meta.dirname, '../..');

/** The rules of each domain, and the pure functions of the packages that dates and money are said with. */
export const RULES: readonly Rules[] = [
  ...[...new Set(globSync(`${DOMAINS}/*/*/rules.ts`, { cwd: root }).map((file) => file.split('/')[4] ?? ''))]
    .toSorted()
    .map((name) => ({
      name,
      mutate: [`${DOMAINS}/${name}/*/rules.ts`, `${DOMAINS}/${name}/kinds/channel-matrix.ts`],
      tests: `${DOMAINS}/${name}`,
    })),
  { name: 'time', mutate: ['packages/time/src/*.ts'], tests: 'packages/time' },
  {
    name: 'phrases',
    mutate: ['packages/contracts/src/{credit-phrases,money-format,person-names}.ts'],
    tests: 'packages/contracts',
  },
  { name: 'format', mutate: ['packages/ui/src/format/*.ts'], tests: 'packages/ui/src/format' },
];
