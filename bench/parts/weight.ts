import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUDGET } from '../../apps/web/build/budget.ts';
import { filesOfPage, type Manifest } from '../../apps/web/build/firstLoad.ts';
import type { Figure } from '../figures.ts';

const dist = path.join(import.meta.dirname, '../../apps/web/dist');

const brotliKb = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0) / 1000;

/** The scripts and styles a browser fetches to show the sign-in page. Its entry stands in the page itself. */
export function measureWeight(): Figure[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { js, css } = filesOfPage(manifest, 'sign-in.html');
  return [
    {
      what: 'Sign-in page, JavaScript',
      value: brotliKb(js),
      unit: 'kB',
      limit: { most: BUDGET.js / 1000 },
      how: 'brotli, every script it loads; the build fails beyond',
    },
    {
      what: 'Sign-in page, CSS',
      value: brotliKb(css),
      unit: 'kB',
      limit: { most: BUDGET.css / 1000 },
      how: 'brotli; the build fails beyond',
    },
  ];
}
