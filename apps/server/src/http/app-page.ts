import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_DATA_ID, type FirstAnswer } from '@fairway/contracts/first-data';
import superjson from 'superjson';
import { addressTable } from './address-table.ts';
import type { PageFacts } from './page-data.ts';

/** What a page of the app loads beside what every page does (apps/web/build/pageFiles.ts). */
interface PageFiles {
  js: string[];
  css: string[];
}

const HEAD_END = '</head>';
const BODY_END = '</body>';

const linkScripts = ({ js }: PageFiles): string =>
  js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
/** In the body, behind the frame that is painted without them. */
const linkStyles = ({ css }: PageFiles): string =>
  css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');

/** Text that ends no element, whatever people have written in it. */
const dataIn = (answers: FirstAnswer[]): string =>
  `<script type="application/json" id="${FIRST_DATA_ID}">${superjson.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

/** The page of the app, as the build has written it, for an address, with what its first calls would answer. */
export type DrawPage = (facts: PageFacts) => string;

/**
 * Reads the built page once. For each address it names the files of that page, so that none of them waits for the app to run, and
 * what the page is about, so that nothing has to be asked for first.
 */
export function readAppPage(dist: string): DrawPage {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const list = path.join(dist, '.vite/pages.json');
  const pages = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, PageFiles>) : {};
  const findFiles = addressTable(pages);
  const [headEnd, bodyEnd] = [page.indexOf(HEAD_END), page.lastIndexOf(BODY_END)];
  if (headEnd < 0 || bodyEnd < headEnd) throw new Error(`${dist}/index.html has no head or no body.`);
  const [head, body, end] = [page.slice(0, headEnd), page.slice(headEnd, bodyEnd), page.slice(bodyEnd)];
  return ({ address, answers }) => {
    const files = findFiles(address)?.entry ?? { js: [], css: [] };
    return `${head}${linkScripts(files)}${body}${linkStyles(files)}${answers ? dataIn(answers) : ''}${end}`;
  };
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** The scripts that the built pages have in line, as the policy of pages names what it allows: by their hashes. */
export function listInlineScripts(dist: string | undefined): string[] {
  if (dist === undefined) return [];
  const pages = ['index.html', 'sign-in.html'].map((page) => path.join(dist, page)).filter((page) => existsSync(page));
  const scripts = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(INLINE_SCRIPT)]);
  const hashes = scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(hashes)];
}
