import { expect, it } from 'vitest';
import { listAppFiles } from './appFiles.ts';

const chunk = (fileName: string, imports: string[], css: string[] = [], facadeModuleId: string | null = null) => ({
  fileName,
  facadeModuleId,
  moduleIds: [
    `/src/features/auth/pages/${fileName.replace('.js', '.tsx')}`,
    `/src/app/areas/routes/${fileName.replace('.js', '.ts')}`,
  ],
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

it('names what the app, its areas and the second step load beside what the page of signing in has, and not the lines that start it', () => {
  const chunks = [
    chunk('index.js', ['app.js'], ['base.css', 'app.css'], '/src/index.html'),
    chunk('sign-in.js', ['base.js'], ['base.css'], '/src/sign-in.html'),
    chunk('app.js', ['base.js', 'query.js']),
    chunk('query.js', []),
    chunk('base.js', []),
    chunk('TwoFactorPage.js', ['base.js', 'query.js', 'pin.js'], ['app.css', 'pin.css']),
    chunk('pin.js', []),
    chunk('player.js', ['app.js']),
    chunk('pro.js', ['app.js']),
    chunk('account.js', ['app.js']),
    chunk('page.js', ['app.js'], ['page.css']),
  ];
  const app = ['app.js', 'query.js', 'app.css'];
  expect(listAppFiles(chunks)).toEqual([...app, 'player.js', 'pro.js', 'TwoFactorPage.js', 'pin.js', 'pin.css']);
});

it('cannot do so without these pages', () => {
  expect(() => listAppFiles([chunk('index.js', [], [], '/src/index.html')])).toThrow('player.ts');
});
