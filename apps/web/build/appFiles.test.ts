import { expect, it } from 'vitest';
import { listAppFiles } from './appFiles.ts';

const chunk = (fileName: string, imports: string[], css: string[] = [], facadeModuleId: string | null = null) => ({
  fileName,
  facadeModuleId,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

it('names what the app loads beside what the page of signing in has, and not the lines that start it', () => {
  const chunks = [
    chunk('index.js', ['app.js'], ['base.css', 'app.css'], '/src/index.html'),
    chunk('sign-in.js', ['base.js'], ['base.css'], '/src/sign-in.html'),
    chunk('app.js', ['base.js', 'query.js']),
    chunk('query.js', []),
    chunk('base.js', []),
    chunk('page.js', ['app.js'], ['page.css']),
  ];
  expect(listAppFiles(chunks)).toEqual(['app.js', 'query.js', 'app.css']);
});

it('cannot do so without the two pages', () => {
  expect(() => listAppFiles([chunk('index.js', [], [], '/src/index.html')])).toThrow('sign-in.html');
});
