import { describe, expect, it } from 'vitest';
import { createImportReader } from './barrels.ts';
import { assignChunks, findCircle } from './chunks.ts';

const route = (path: string) => `/web/src/routes/${path}.tsx?tsr-split=component`;
const modules: Record<string, string[]> = {
  '/web/src/app/signIn/main.tsx': ['/node_modules/react/index.js', '/ui/Button.tsx', '/ui/Fields.tsx'],
  '/ui/CancelLessonDialog.tsx': ['/ui/Radio.tsx', '/ui/Modal.tsx'],
  '/web/src/app/main.tsx': ['/node_modules/react/index.js', '/node_modules/@tanstack/router.js', '/ui/Shell.tsx'],
  '/web/src/features/auth/pages/ForgotPage.tsx': ['/ui/Button.tsx', '/ui/Forgot.tsx'],
  [route('player/lessons/index')]: ['/ui/Button.tsx', '/ui/Lesson.tsx', '/ui/Stars.tsx'],
  [route('pro/lessons/index')]: ['/ui/Lesson.tsx', '/ui/DateField.tsx', '/ui/Sort.tsx'],
  [route('player/profile')]: ['/ui/Card.tsx'],
  [route('player/lessons/book/index')]: ['/ui/Card.tsx', '/ui/Radio.tsx', '/ui/Fields.tsx'],
  [route('admin/audit')]: ['/ui/DateField.tsx'],
  [route('pro')]: ['/ui/Frame.tsx'],
  [route('pro/home')]: ['/ui/Hero.tsx', '/ui/Tasks.tsx'],
  [route('player/lesson')]: ['/ui/Hero.tsx'],
  [route('onboard')]: ['/ui/Stars.tsx'],
  '/ui/Shell.tsx': ['/ui/Button.tsx'],
  '/ui/DateField.tsx': ['/node_modules/@mantine/dates/index.js'],
  '/ui/Sort.tsx': ['/node_modules/@dnd-kit/core.js'],
  '/ui/OnDemand.tsx': [],
};
const ids = [...new Set(Object.entries(modules).flatMap(([id, imports]) => [id, ...imports]))];
const chunks = assignChunks(ids, (id) => modules[id] ?? []);

describe('the chunk of a module', () => {
  it.each([
    ['of React', '/node_modules/react/index.js', 'base'],
    ['of the router', '/node_modules/@tanstack/router.js', 'core'],
    ['that the sign-in pages and the app need', '/ui/Button.tsx', 'base'],
    ['that the sign-in pages need, and no page that the start leads to', '/ui/Fields.tsx', 'sign-in'],
    ['of the frame', '/ui/Shell.tsx', 'app'],
    ['of a way back in', '/ui/Forgot.tsx', 'recovery'],
    ['of a page', route('player/lessons/index'), 'player'],
    ['of a page outside of every area', route('onboard'), 'joining'],
    ['of a first page', route('pro/home'), 'home-pro'],
    ['of the layout around a first page', '/ui/Frame.tsx', 'home-pro'],
    ['of a first page, and of no other area', '/ui/Tasks.tsx', 'home-pro'],
    ['of a first page, and of another area', '/ui/Hero.tsx', 'home-pro'],
    ['of two first pages', '/ui/Card.tsx', 'home'],
    ['of booking and of a dialog on demand', '/ui/Radio.tsx', 'home-booking-dialogs'],
    ['of a dialog on demand', '/ui/Modal.tsx', 'home-dialogs'],
    ['of two areas', '/ui/Lesson.tsx', 'shared'],
    ['of two areas, built on what is heavy', '/ui/DateField.tsx', 'shared-dates'],
    ['of what is heavy', '/node_modules/@mantine/dates/index.js', 'shared-dates'],
    ['of one area, built on what is heavy', '/ui/Sort.tsx', 'pro-sorting'],
  ])('%s', (_, id, chunk) => {
    expect(chunks.get(id)).toBe(chunk);
  });

  it.each(['/web/src/app/main.tsx', '/web/src/app/signIn/main.tsx', '/ui/OnDemand.tsx'])(
    'is left to the bundler for an entry and for what comes on demand: %s',
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
