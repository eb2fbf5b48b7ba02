import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from '../figures.ts';

const dist = path.join(import.meta.dirname, '../../apps/web/dist');

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

const brotliKb = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0) / 1000;

/** The scripts and styles a browser fetches to show the sign-in page: the entry, the page, and all they import. */
export function measureWeight(): Figure[] {
  const folder = readdirSync(dist).includes('.vite') ? '.vite' : '.';
  const manifest = JSON.parse(readFileSync(path.join(dist, folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const css of chunk.css ?? []) styles.add(css);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const key of Object.keys(manifest)) if (key === 'index.html' || /routes\/.*login/.test(key)) visit(key);
  return [
    {
      what: 'Sign-in page, JavaScript',
      value: brotliKb(scripts),
      unit: 'kB',
      limit: { most: 150 },
      how: 'brotli, every script it loads; the build fails beyond',
    },
    {
      what: 'Sign-in page, CSS',
      value: brotliKb(styles),
      unit: 'kB',
      limit: { most: 15 },
      how: 'brotli; the build fails beyond',
    },
  ];
}
