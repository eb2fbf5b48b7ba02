import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { filesBehind, type Manifest } from './firstLoad.ts';

/** What the pages of signing in may weigh, in bytes of brotli. A journey measures the same in a browser (e2e/journeys). */
export const BUDGET = { js: 90_000, css: 15_000 } as const;

const SIGN_IN = 'sign-in.html';

/** One line a weight that is over the budget; none when all is well. */
export function overweight(weight: { js: number; css: number }): string[] {
  return (['js', 'css'] as const)
    .filter((kind) => weight[kind] > BUDGET[kind])
    .map((kind) => `The sign-in page loads ${weight[kind]} bytes of ${kind} (brotli); the budget is ${BUDGET[kind]}.`);
}

/** Fails the build when the first load of the sign-in page outgrows the budget. */
export function budget(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'fairway-budget',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle({ dir }) {
      const out = dir ?? config.build.outDir;
      const manifest = JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
      const files = filesBehind(manifest, [SIGN_IN]);
      const weigh = (names: string[]) =>
        names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(path.join(out, name))).length, 0);
      const weight = { js: weigh(files.js), css: weigh(files.css) };
      config.logger.info(`sign-in page: ${weight.js} bytes of js, ${weight.css} bytes of css (brotli)`);
      const faults = overweight(weight);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}
