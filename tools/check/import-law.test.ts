import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import law from '../../.dependency-cruiser.mjs';

const { parser, tsPreCompilationDeps } = law.options ?? {};
const server = 'apps/server/src';
const domain = `${server}/domains`;
let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-law-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The names of the rules a small tree of files breaks. */
async function broken(files: Record<string, string>) {
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
  if (typeof output === 'string') throw new Error(`dependency-cruiser gave a text: ${output}`);
  return [...new Set(output.summary.violations.map((each) => each.rule.name))];
}

const imports = (to: string) => `import { x } from '${to}';\nexport const y = x;\n`;
const types = (to: string) => `import type { x } from '${to}';\nexport type y = x;\n`;
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
    { 'prisma/a.ts': imports('../apps/server/test/b.ts'), 'apps/server/test/b.ts': x },
    ['testing-only-in-tests'],
  ],
  [
    'a tool in the product',
    { 'apps/server/src/app/a.ts': imports('../../../../tools/b.ts'), 'tools/b.ts': x },
    ['tools-only-in-tests'],
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
    'a server that draws a mail itself',
    {
      [`${domain}/notifications/sending/service.ts`]: imports('../../../../../../packages/emails/src/templates/A.ts'),
      'packages/emails/src/templates/A.ts': x,
    },
    ['server-without-screens'],
  ],
  [
    'a mail that asks the server',
    { 'packages/emails/src/a.ts': imports('../../../apps/server/src/b.ts'), [`${server}/b.ts`]: x },
    ['emails-take-props'],
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
    'a rule that asks the database',
    {
      [`${domain}/schedule/slots/rules.ts`]: imports('./repository.ts'),
      [`${domain}/schedule/slots/repository.ts`]: x,
    },
    ['rules-are-pure'],
  ],
  [
    'a service that writes SQL',
    {
      [`${domain}/schedule/slots/service.ts`]: imports('../../../../../../packages/db/src/query.ts'),
      'packages/db/src/query.ts': x,
    },
    ['only-repositories-ask-the-database'],
  ],
  [
    'a router that asks a repository',
    {
      [`${domain}/schedule/slots/router.ts`]: imports('./repository.ts'),
      [`${domain}/schedule/slots/repository.ts`]: x,
    },
    ['routers-call-services'],
  ],
  [
    "another domain's repository",
    {
      [`${domain}/lessons/booking/service.ts`]: imports('../../schedule/slots/repository.ts'),
      [`${domain}/schedule/slots/repository.ts`]: x,
    },
    ['domains-meet-through-services'],
  ],
  [
    'a domain that knows one above it',
    {
      [`${domain}/schedule/slots/service.ts`]: imports('../../lessons/booking/service.ts'),
      [`${domain}/lessons/booking/service.ts`]: x,
    },
    ['domains-stand-on-each-other-1'],
  ],
  [
    'a service that speaks tRPC',
    {
      [`${domain}/schedule/slots/service.ts`]: imports('../../../app/procedures.ts'),
      [`${server}/app/procedures.ts`]: x,
    },
    ['only-routers-speak-trpc'],
  ],
  [
    'a domain that knows the process',
    { [`${domain}/schedule/slots/service.ts`]: imports('../../../http/app.ts'), [`${server}/http/app.ts`]: x },
    ['domains-know-no-process'],
  ],
  [
    'a core that knows an adapter, by a type too',
    { [`${server}/core/a.ts`]: types('../adapters/b.ts'), [`${server}/adapters/b.ts`]: x },
    ['the-server-has-layers'],
  ],
  [
    'an adapter that knows a domain',
    {
      [`${server}/adapters/a.ts`]: types('../domains/schedule/slots/rules.ts'),
      [`${domain}/schedule/slots/rules.ts`]: x,
    },
    ['adapters-know-the-core'],
  ],
  [
    'the procedures that know a domain',
    { [`${server}/app/a.ts`]: types('../domains/schedule/slots/rules.ts'), [`${domain}/schedule/slots/rules.ts`]: x },
    ['app-knows-no-domain'],
  ],
  [
    'a worker that composes',
    { [`${server}/jobs/a.ts`]: imports('../main/jobs.ts'), [`${server}/main/jobs.ts`]: x },
    ['only-main-composes'],
  ],
  ['a file that is not there', { 'prisma/a.ts': imports('./nowhere.ts') }, ['resolvable']],
])('%s is refused', async (_, files, rules) => {
  expect(await broken(files)).toEqual(rules);
});

test('what the law allows passes', async () => {
  const files = {
    'apps/web/src/trpc/bridge.ts': types('../../../server/src/main/router.ts'),
    [`${server}/main/router.ts`]: imports('../domains/schedule/slots/router.ts'),
    [`${domain}/schedule/slots/router.ts`]: imports('./service.ts'),
    [`${domain}/schedule/slots/service.ts`]: imports('./repository.ts'),
    [`${domain}/schedule/slots/repository.ts`]: imports('../../../../../../packages/db/src/query.ts'),
    [`${domain}/lessons/booking/service.ts`]: `${imports('../../schedule/slots/service.ts')}import { z } from '../../schedule/slots/rules.ts';\nexport { z };\n`,
    [`${domain}/schedule/slots/rules.ts`]: 'export const z = 1;\n',
    'packages/db/src/query.ts': x,
  };
  expect(await broken(files)).toEqual([]);
});
