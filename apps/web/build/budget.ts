import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { filesOfPage, type Manifest } from './firstLoad.ts';
import type { PageFiles } from './pageFiles.ts';

/** A weight in bytes of brotli. */
interface Weight {
  js: number;
  css: number;
}

/** What the pages of signing in may weigh. A journey measures the same in a browser (e2e/journeys). */
export const BUDGET: Weight = { js: 88_500, css: 9_500 };

/**
 * What the pages that people open first may weigh, by their addresses: a second of a slow mobile line, at most. One import that stays in
 * the file of a route, where the splitter leaves it, puts the whole of its page into the app and so into each of these.
 */
const PAGE_BUDGETS: Record<string, Weight> = {
  '/pro/home': { js: 158_500, css: 11_500 },
  '/player/profile': { js: 154_500, css: 11_500 },
  '/player/lessons/book': { js: 164_500, css: 16_500 },
  '/c/:code': { js: 153_500, css: 17_500 },
};

/**
 * What any other page may weigh, and how many files any page may ask for before it can run: itself, the font, scripts and styles. Chunks are merged
 * for 200 kB and seventeen (loads.ts); a little more passes, since a line that changes somewhere can tip a merger elsewhere.
 */
const ANY_PAGE: Weight = { js: 203_000, css: 38_500 };
const REQUESTS = 19;

const APP = 'index.html';
const SIGN_IN = 'sign-in.html';

/** One line a weight that is over the budget; none when all is well. */
export function overweight(weight: Weight, budget = BUDGET, page = 'The sign-in page'): string[] {
  return (['js', 'css'] as const)
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${page} loads ${weight[kind]} bytes of ${kind} (brotli); the budget is ${budget[kind]}.`);
}

/** A line where a page asks for more files than it may, beside itself and the font. */
export function overfull(files: number, page: string): string[] {
  const requests = files + 2;
  if (requests <= REQUESTS) return [];
  return [
    `${page} asks for ${requests} files; the budget is ${REQUESTS}: have chunks merged otherwise (loads.ts), or need less.`,
  ];
}

/** Fails the build when the first load of a page outgrows its budget, that of signing in among them. */
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
      const read = (name: string): unknown => JSON.parse(readFileSync(path.join(out, '.vite', name), 'utf8'));
      const manifest = read('manifest.json') as Manifest;
      const pages = read('pages.json') as Record<string, PageFiles>;
      const weighed = new Map<string, number>();
      const weighFile = (name: string): number => {
        const weight = weighed.get(name) ?? brotliCompressSync(readFileSync(path.join(out, name))).length;
        weighed.set(name, weight);
        return weight;
      };
      const weigh = (names: string[]) => names.reduce((sum, name) => sum + weighFile(name), 0);
      const weighAll = ({ js, css }: PageFiles): Weight => ({ js: weigh(js), css: weigh(css) });
      const frame = filesOfPage(manifest, APP);
      const app = weighAll(frame);
      const missing = Object.keys(PAGE_BUDGETS).filter((address) => !pages[address]);
      const checkPage = ([address, own]: [string, PageFiles]) => {
        const { js, css } = weighAll(own);
        const weight = { js: app.js + js, css: app.css + css };
        const files = [frame, own].reduce((sum, page) => sum + page.js.length + page.css.length, 0);
        return [...overweight(weight, PAGE_BUDGETS[address] ?? ANY_PAGE, address), ...overfull(files, address)];
      };
      const signIn = weighAll(filesOfPage(manifest, SIGN_IN));
      config.logger.info(`sign-in page: ${signIn.js} bytes of js, ${signIn.css} bytes of css (brotli)`);
      const faults = [
        ...overweight(signIn),
        ...missing.map((address) => `There is no page ${address}, which has a budget.`),
        ...Object.entries(pages).flatMap(checkPage),
      ];
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}
