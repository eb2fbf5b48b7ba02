import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createImportReader } from './barrels.ts';
import { assignChunks, findCircle, measureModule } from './chunks.ts';
import { LATER } from './modules.ts';

const route = (path: string) => `/web/src/routes/${path}.tsx?tsr-split=component`;
const modules: Record<string, string[]> = {
  '/web/src/app/signIn/main.tsx': [
    '/node_modules/react/index.js',
    '/ui/Button.tsx',
    '/ui/Fields.tsx',
    '/ui/Card.tsx',
    '/ui/CourseArt.tsx',
  ],
  '/web/src/app/main.tsx': ['/node_modules/react/index.js', '/node_modules/@tanstack/router.js', '/ui/Shell.tsx'],
  '/web/src/app/areas/routes/player.ts': ['/web/src/routes/player/profile.tsx', '/web/src/routes/player/goals.tsx'],
  '/web/src/app/areas/routes/pro.ts': ['/web/src/routes/pro/home.tsx'],
  '/web/src/routes/player/profile.tsx': ['/web/guard.ts', '/web/readGoal.ts'],
  '/web/src/routes/player/goals.tsx': ['/web/readSearch.ts'],
  '/web/src/routes/pro/home.tsx': ['/web/guard.ts'],
  '/web/src/features/auth/pages/ForgotPage.tsx': ['/ui/Button.tsx', '/ui/Forgot.tsx'],
  [route('player/profile')]: ['/ui/Card.tsx', '/ui/Hero.tsx'],
  [route('player/lessons/index')]: ['/ui/Lesson.tsx', '/ui/Heavy.tsx', '/ui/Star.tsx'],
  [route('pro')]: ['/ui/Frame.tsx'],
  [route('pro/_lessons')]: ['/ui/Tabs.tsx'],
  [route('pro/_lessons/search')]: ['/ui/Lesson.tsx'],
  [route('pro/home')]: ['/ui/Hero.tsx'],
  [route('pro/lessons/index')]: ['/ui/Lesson.tsx', '/ui/Fields.tsx'],
  [route('pro/money')]: ['/ui/Chart.tsx', '/web/readSearch.ts'],
  [route('pro/messages/new')]: ['/web/outboxStore.ts', '/ui/Composer.tsx'],
  '/web/src/features/messaging/outbox.ts': ['/web/outboxStore.ts'],
  '/ui/Shell.tsx': ['/ui/Button.tsx'],
  '/ui/Dialog.tsx': [],
  '/ui/Unused.tsx': [],
};
const ids = [...new Set(Object.entries(modules).flatMap(([id, imports]) => [id, ...imports]))];
const measure = (id: string) => (id === '/ui/Heavy.tsx' ? 10_000_000 : 1000);
const onDemand = ['/ui/Dialog.tsx', '/web/src/features/messaging/outbox.ts'];
const chunks = assignChunks(ids, (id) => modules[id] ?? [], measure, onDemand);

it('what every page fetches later is found where it lies', () => {
  const files = fs.globSync('src/**/*.ts', { cwd: path.join(import.meta.dirname, '..') });
  expect(files.filter((file) => LATER.test(`/${file}`))).toHaveLength(5);
});

describe('the chunk of a module', () => {
  it.each([
    ['of React', '/node_modules/react/index.js', 'base'],
    ['of the router', '/node_modules/@tanstack/router.js', 'app'],
    ['that the sign-in pages and the app need', '/ui/Button.tsx', 'base'],
    ['that the sign-in pages and a home need', '/ui/Card.tsx', 'base'],
    ['that the sign-in pages need and many others, but no home', '/ui/Fields.tsx', 'fields'],
    ['that the sign-in pages alone need', '/ui/CourseArt.tsx', 'sign-in'],
    ['of the frame', '/ui/Shell.tsx', 'app'],
    ['of a way back in', '/ui/Forgot.tsx', 'recovery'],
    ['that one page alone needs', '/ui/Chart.tsx', chunks.get(route('pro/money'))],
    ['that is light, with its page', '/ui/Star.tsx', chunks.get(route('player/lessons/index'))],
    ['of the frame of an area', '/ui/Frame.tsx', 'app'],
    ['of a layout, with what its pages load', '/ui/Tabs.tsx', chunks.get(route('pro/_lessons'))],
    ['of a route, with the others of its area', '/web/src/routes/player/goals.tsx', 'area-player'],
    ['that routes of one area need', '/web/readGoal.ts', 'area-player'],
    ['that routes of two areas need', '/web/guard.ts', 'app'],
    ['that a page of another area needs too', '/web/readSearch.ts', 'app'],
  ])('%s', (_, id, chunk) => {
    expect(chunk).toBeDefined();
    expect(chunks.get(id)).toBe(chunk);
  });

  it('is not that of a page which could do without it, where it is heavy', () => {
    expect(chunks.get('/ui/Heavy.tsx')).not.toBe(chunks.get('/ui/Lesson.tsx'));
  });

  it('is not that of a page, where every page fetches it later', () => {
    expect(chunks.get('/web/outboxStore.ts')).toBeDefined();
    expect(chunks.get('/web/outboxStore.ts')).not.toBe(chunks.get('/ui/Composer.tsx'));
  });

  it('is the same, whatever order the modules come in', () => {
    const turned = assignChunks(ids.toReversed(), (id) => modules[id] ?? [], measure, onDemand);
    expect([...turned].toSorted()).toEqual([...chunks].toSorted());
  });

  it('has a name for what comes on demand, which no page loads', () => {
    expect([...chunks].filter(([, name]) => name === chunks.get('/ui/Dialog.tsx'))).toHaveLength(1);
  });

  it.each(['/web/src/app/main.tsx', '/web/src/app/signIn/main.tsx', '/ui/Unused.tsx'])(
    'is left to the bundler for an entry and for what nothing loads: %s',
    (id) => {
      expect(chunks.has(id)).toBe(false);
    },
  );
});

describe('a circle of chunks', () => {
  it('is found, wherever it begins', () => {
    const imports = { entry: ['app'], app: ['shared'], shared: ['esm'], esm: ['shared'] };
    expect(findCircle(new Map(Object.entries(imports)))).toEqual(['shared', 'esm', 'shared']);
  });

  it('is not what two chunks import both', () => {
    const imports = { pro: ['shared', 'app'], shared: ['app'], app: [] };
    expect(findCircle(new Map(Object.entries(imports)))).toBeNull();
  });
});

describe('what a module imports', () => {
  const barrel = '/node_modules/@mantine/core/esm/index.mjs';
  const readImports = createImportReader((id) =>
    id === barrel
      ? {
          code: `import { Button, ButtonGroup } from "./Button/Button.mjs"; import { Modal } from "./Modal.mjs"; export { Button, ButtonGroup, Modal };`,
          importedIds: [
            '/node_modules/@mantine/core/esm/Button/Button.mjs',
            '/node_modules/@mantine/core/esm/Modal.mjs',
          ],
        }
      : {
          code: `import { type ButtonProps, Button as Press } from '@mantine/core';\nimport other from './other.ts';`,
          importedIds: [barrel, '/ui/other.ts'],
        },
  );

  it('is of a library’s list only what it names', () => {
    expect(readImports('/ui/Form.tsx')).toEqual(['/node_modules/@mantine/core/esm/Button/Button.mjs', '/ui/other.ts']);
  });

  it('is nothing for the list itself', () => {
    expect(readImports(barrel)).toEqual([]);
  });
});

describe('the weight of a module', () => {
  const root = path.join(import.meta.dirname, '../../..');

  it('is the same in whichever folder the repository lies', () => {
    const [here, elsewhere] = [root, ''].map((folder) =>
      measureModule('page.js', `import "${folder}/packages/ui/src/Button.tsx"; console.log("page");`),
    );
    expect(here).toBe(elsewhere);
  });

  it('is that of code, without comments', () => {
    expect(measureModule('page.js', '/* Why it is so. */ console.log("page");')).toBe('console.log(`page`);'.length);
  });
});
