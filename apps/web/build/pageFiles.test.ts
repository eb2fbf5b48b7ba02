import { describe, expect, it } from 'vitest';
import { findPage } from './modules.ts';
import type { Manifest } from './firstLoad.ts';
import { toAddress, listPageFiles } from './pageFiles.ts';

const route = (name: string) => `/web/src/routes/${name}.tsx?tsr-split=component`;

describe('the address of a page', () => {
  it.each([
    ['pro/home', '/pro/home'],
    ['pro/lessons/index', '/pro/lessons'],
    ['player.index', '/player'],
    ['index', '/'],
    ['pro/lessons/book/$id.confirmation', '/pro/lessons/book/:id/confirmation'],
    ['pro/lessons/diary/$start.$end', '/pro/lessons/diary/:start/:end'],
  ])('of %s is %s', (name, address) => {
    expect(toAddress(findPage(route(name)) ?? '')).toBe(address);
  });
});

describe('the files of pages', () => {
  const manifest: Manifest = {
    'index.html': { file: 'index.js', imports: ['_app'] },
    _app: { file: 'app.js', css: ['app.css'] },
    _shared: { file: 'shared.js', imports: ['_app'] },
    _pro: { file: 'pro.js', imports: ['_shared'], css: ['app.css', 'own.css', 'assets/pages-1.css'] },
    _frame: { file: 'frame.js', imports: ['_app'], css: ['app.css', 'assets/first-1.css'] },
    _dates: { file: 'dates.js', imports: ['_app'] },
    _routes: { file: 'routes.js', imports: ['_app'] },
  };

  it('are those of the routes of its area too, and of no other page', () => {
    const chunks = [
      { fileName: 'routes.js', moduleIds: ['/web/src/routes/pro.tsx', '/web/src/routes/pro/home.tsx'] },
      { fileName: 'pro.js', moduleIds: [route('pro/home')] },
      { fileName: 'dates.js', moduleIds: [route('c/$code'), '/web/src/routes/c/$code.tsx', route('$')] },
    ];
    expect(listPageFiles(manifest, chunks)).toEqual({
      '/c/:code': { js: ['dates.js'], css: [] },
      '/pro/home': { js: ['routes.js', 'pro.js', 'shared.js'], css: ['own.css', 'assets/pages-1.css'] },
    });
  });

  it('are those of its chunk, of its layouts and all they import, without what every page loads, and the sheet of a layout that the page’s holds', () => {
    const chunks = [
      { fileName: 'index.js', moduleIds: ['/web/src/app/main.tsx'] },
      { fileName: 'pro.js', moduleIds: [route('pro/home'), '/ui/Button.tsx'] },
      { fileName: 'frame.js', moduleIds: [route('pro')] },
      { fileName: 'dates.js', moduleIds: [route('pro/diary.$day')] },
    ];
    expect(listPageFiles(manifest, chunks)).toEqual({
      '/pro': { js: ['frame.js'], css: ['assets/first-1.css'] },
      '/pro/diary/:day': { js: ['frame.js', 'dates.js'], css: ['assets/first-1.css'] },
      '/pro/home': { js: ['frame.js', 'pro.js', 'shared.js'], css: ['own.css', 'assets/pages-1.css'] },
    });
  });
});
