import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import law from '../../.dependency-cruiser.mjs';

const { parser, tsPreCompilationDeps } = law.options;
const server = 'apps/server/src';
const domain = `${server}/domains`;
let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-law-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The names of the rules a small tree of files breaks. */
async function broken(files) {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, text);
  }
  const options = {
    parser,
    tsPreCompilationDeps,
    validate: true,
    ruleSet: { forbidden: law.forbidden },
    baseDir: folder,
  };
  const { output } = await cruise(Object.keys(files), options);
  return [...new Set(output.summary.violations.map((each) => each.rule.name))];
}

const imports = (to) => `import { x } from '${to}';\nexport const y = x;\n`;
const types = (to) => `import type { x } from '${to}';\nexport type y = x;\n`;
const x = 'export const x = 1;\n';

test.each([
  ['a cycle', { 'prisma/a.ts': imports('./b.ts'), 'prisma/b.ts': imports('./a.ts').replace('y', 'x') }, ['no-cycle']],
  [
    'a circle of types',
    { 'packages/ui/src/a.ts': types('./b.ts'), 'packages/ui/src/b.ts': types('./a.ts').replace('type y', 'type x') },
    ['no-cycle'],
  ],
  ['a test that is imported', { 'e2e/a.ts': imports('./b.test.ts'), 'e2e/b.test.ts': x }, ['tests-are-never-imported']],
  [
    'a test helper in the product',
    { 'prisma/a.ts': imports('../packages/testing/src/b.ts'), 'packages/testing/src/b.ts': x },
    ['testing-only-in-tests'],
  ],
  [
    'contracts that know the database',
    { 'packages/contracts/src/a.ts': imports('../../db/src/b.ts'), 'packages/db/src/b.ts': x },
    ['contracts-know-nobody'],
  ],
  ['contracts that know Node', { 'packages/contracts/src/a.ts': imports('node:fs') }, ['contracts-know-nobody']],
  [
    'a screen that asks the server',
    { 'packages/ui/src/a.tsx': imports('../../../apps/web/src/b.ts'), 'apps/web/src/b.ts': x },
    ['ui-takes-props'],
  ],
  [
    'the server imported beside the bridge',
    { 'apps/web/src/a.ts': types('../../server/src/b.ts'), [`${server}/b.ts`]: x },
    ['web-knows-the-server-by-one-bridge'],
  ],
  [
    'a value over the bridge',
    { 'apps/web/src/trpc/bridge.ts': imports('../../../server/src/b.ts'), [`${server}/b.ts`]: x },
    ['the-bridge-carries-types-only'],
  ],
  [
    'a rule that asks a store',
    { [`${domain}/diary/rules.ts`]: imports('./store.ts'), [`${domain}/diary/store.ts`]: x },
    ['rules-are-pure'],
  ],
  [
    'a service that writes SQL',
    { [`${domain}/diary/service.ts`]: imports('../../../../../packages/db/src/sql.ts'), 'packages/db/src/sql.ts': x },
    ['only-stores-ask-prisma'],
  ],
  [
    'a router that asks a store',
    { [`${domain}/diary/router.ts`]: imports('./store/slots.ts'), [`${domain}/diary/store/slots.ts`]: x },
    ['routers-call-services'],
  ],
  [
    "another domain's store",
    { [`${domain}/diary/service.ts`]: imports('../lessons/store.ts'), [`${domain}/lessons/store.ts`]: x },
    ['domains-meet-through-services'],
  ],
  [
    'a service that speaks tRPC',
    { [`${domain}/diary/service.ts`]: imports('../../trpc/init.ts'), [`${server}/trpc/init.ts`]: x },
    ['only-routers-speak-trpc'],
  ],
  [
    'a domain that knows the host',
    { [`${domain}/diary/service.ts`]: imports('../../host/http.ts'), [`${server}/host/http.ts`]: x },
    ['host-is-outermost'],
  ],
  ['a file that is not there', { 'prisma/a.ts': imports('./nowhere.ts') }, ['resolvable']],
])('%s is refused', async (_, files, rules) => {
  expect(await broken(files)).toEqual(rules);
});

test('what the law allows passes', async () => {
  const files = {
    'apps/web/src/trpc/bridge.ts': types('../../../server/src/trpc/router.ts'),
    [`${server}/trpc/router.ts`]: imports('../domains/diary/router.ts'),
    [`${domain}/diary/router.ts`]: imports('./service.ts'),
    [`${domain}/diary/service.ts`]: `${imports('./store.ts')}import { z } from '../lessons/service.ts';\nexport { z };\n`,
    [`${domain}/diary/store.ts`]: imports('../../../../../packages/db/src/sql.ts'),
    [`${domain}/lessons/service.ts`]: `${imports('../diary/rules/wallclock.ts')}export const z = 1;\n`,
    [`${domain}/diary/rules/wallclock.ts`]: x,
    'packages/db/src/sql.ts': x,
  };
  expect(await broken(files)).toEqual([]);
});
