import { expect, test } from 'vitest';
import { findDependents, findImporters } from './dependents.ts';

const FILES: Record<string, string> = {
  'apps/server/src/domains/offers/rules.ts': "import { DAY_MS } from '@fairway/time/units';",
  'apps/server/src/domains/offers/service.ts': "import {\n  mayBuy,\n} from '#domains/offers/rules.ts';",
  'apps/server/src/domains/offers/service.db.test.ts': "import { buy } from './service.ts';\nimport '#test/shop.ts';",
  'apps/server/test/shop.ts': "export * from './times.ts';",
  'apps/server/test/times.ts': '',
  'e2e/shop.ts': "import { shop } from '@fairway/server/test/shop';",
  'packages/time/src/units.ts': '',
  'packages/ui/src/kit/Card/Card.tsx': "import './Card.css';\nconst load = () => import('./Picture.tsx');",
  'packages/ui/src/kit/Card/Card.css': '',
  'packages/ui/src/kit/Card/Picture.tsx': "export default 'units';",
  'packages/ui/src/kit/Card/Card.stories.tsx': "import { Card } from '@fairway/ui/kit/Card/Card';",
  'packages/ui/src/kit/Card/types.ts': "import type { Kind } from './Card.tsx';",
};
const importers = findImporters(Object.keys(FILES), (file) => FILES[file]!);
const listDependents = (...changed: string[]) =>
  [...findDependents(changed, importers)].filter((file) => !changed.includes(file)).toSorted();

const CARD = ['packages/ui/src/kit/Card/Card.stories.tsx', 'packages/ui/src/kit/Card/Card.tsx'];

test.each([
  ['by its path', 'apps/server/src/domains/offers/service.ts', ['apps/server/src/domains/offers/service.db.test.ts']],
  [
    'by a name of the server, on several lines',
    'apps/server/src/domains/offers/rules.ts',
    ['apps/server/src/domains/offers/service.db.test.ts', 'apps/server/src/domains/offers/service.ts'],
  ],
  [
    'by the name of its package, from far away',
    'packages/time/src/units.ts',
    [
      'apps/server/src/domains/offers/rules.ts',
      'apps/server/src/domains/offers/service.db.test.ts',
      'apps/server/src/domains/offers/service.ts',
    ],
  ],
  [
    'by a file that hands it on',
    'apps/server/test/times.ts',
    ['apps/server/src/domains/offers/service.db.test.ts', 'apps/server/test/shop.ts', 'e2e/shop.ts'],
  ],
  ['for its effect', 'packages/ui/src/kit/Card/Card.css', CARD],
  ['when it is needed', 'packages/ui/src/kit/Card/Picture.tsx', CARD],
  ['for its types alone, which does not count', 'packages/ui/src/kit/Card/types.ts', []],
])('a file is imported %s', (_, changed, expected) => expect(listDependents(changed)).toEqual(expected));

test('a file that is gone is missed by those that import it', () => {
  const gone = 'apps/server/src/domains/offers/rules.ts';
  const left = findImporters(Object.keys(FILES), (file) => (file === gone ? '' : FILES[file]!));
  expect(findDependents([gone], left)).toContain('apps/server/src/domains/offers/service.db.test.ts');
});
