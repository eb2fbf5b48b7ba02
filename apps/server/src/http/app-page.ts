import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_DATA_ID } from '@fairway/contracts/first-data';
import { addressTable } from './address-table.ts';
import type { FrameTitle, PageFacts, PageHead } from './page-data.ts';

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
const dataIn = (answers: string): string =>
  `<script type="application/json" id="${FIRST_DATA_ID}">${answers.replaceAll('<', '\\u003c')}</script>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text that ends no attribute and no element. */
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const NO_ROBOTS = '<meta name="robots" content="noindex">';
/** What a preview shows of a page that has no picture of its own. */
const OWN_PICTURE = '/icon-512.png';
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** The head of the built page with what this page says of itself in place of what the app does. */
function describeIn(
  head: string,
  { title, description, image, path: own, indexed }: PageHead,
  publicUrl: string,
): string {
  const address = `${publicUrl}${own}`;
  const facts = {
    'og:type': 'profile',
    'og:site_name': 'Fairway',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${publicUrl}${image ?? OWN_PICTURE}`,
  };
  const previews = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escapeText(content)}">`,
  );
  const words = `<title>${escapeText(title)}</title><meta name="description" content="${escapeText(description)}">`;
  return [
    head.replace(DESCRIPTION, '').replace(TITLE, () => words),
    `<link rel="canonical" href="${escapeText(address)}">`,
    ...previews,
    indexed ? '' : NO_ROBOTS,
  ].join('');
}

/** The frame that the build draws into the page (apps/web/frame), around the shapes that stand for a title. */
const FRAME = /^([\s\S]*?<div class="frame-title")>[\s\S]*?(<\/div>[\s\S]*)$/;
const SHAPE = '<i></i>';

/** The words of a title in the place of its shape. */
function titleIn({ text, beside }: FrameTitle): string {
  const words = `<p>${escapeText(text)}</p>`;
  return beside === 'way' ? ` data-way>${SHAPE}${words}` : `>${words}${SHAPE}`;
}

const ROOT = '<div id="root">';
const ROOT_END = '<noscript>';
const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
/** Not every browser waits for styles in a body before it paints what follows, but each does before it runs a script. */
const WAIT_FOR_STYLES = ' ';

/**
 * The frame goes, and the drawing stands in the face of the device that takes as much room: its own would come between the scripts, and
 * the page could be acted on so much later.
 */
const DRAWN_STYLES = [
  '#frame{display:none}',
  "#root>[inert]{--mantine-font-family:'Inter Fallback',system-ui,sans-serif;--mantine-font-family-headings:var(--mantine-font-family);",
  'font-family:var(--mantine-font-family)}',
].join('');

/**
 * Puts a drawn page behind the frame, which is painted at once and goes when the styles of what follows have come. Nobody can act on it before
 * the app has taken its place, and a screen reader hears of the app alone.
 */
function drawIn(body: string, links: string, drawn: string): string {
  const [from, to] = [body.indexOf(ROOT), body.indexOf(ROOT_END)];
  if (from < 0 || to < from) return `${body}${links}`;
  const frame = `<div id="frame">${body.slice(from + ROOT.length, to)}`;
  const styles = [...body.matchAll(STYLESHEET)].map(([link]) => link).join('');
  const page = `${ROOT}<div inert aria-hidden="true">${drawn}</div></div>`;
  return [
    `${body.slice(0, from)}${frame}${styles}${links}<script>${WAIT_FOR_STYLES}</script>`,
    `<style>${DRAWN_STYLES}</style>${page}${body.slice(to).replaceAll(STYLESHEET, '')}`,
  ].join('');
}

/** The page of the app, as the build has written it, for an address, with what its first calls would answer. */
export type DrawPage = (facts: PageFacts) => string;

/**
 * Reads the built page once. For each address it names the files of that page, so that none of them waits for the app to run, and
 * what the page is about, so that nothing has to be asked for first.
 */
export function readAppPage(dist: string, publicUrl: string): DrawPage {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const list = path.join(dist, '.vite/pages.json');
  const pages = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, PageFiles>) : {};
  const findFiles = addressTable(pages);
  const [headEnd, bodyEnd] = [page.indexOf(HEAD_END), page.lastIndexOf(BODY_END)];
  if (headEnd < 0 || bodyEnd < headEnd) throw new Error(`${dist}/index.html has no head or no body.`);
  const [head, body, end] = [page.slice(0, headEnd), page.slice(headEnd, bodyEnd), page.slice(bodyEnd)];
  const drawHead = ({ open }: PageFacts): string => {
    if (!open) return head;
    return open.head ? describeIn(head, open.head, publicUrl) : `${head}${NO_ROBOTS}`;
  };
  const [, beforeTitle, afterTitle] = FRAME.exec(body) ?? [];
  const drawBody = (title: FrameTitle | null): string =>
    title && beforeTitle !== undefined ? `${beforeTitle}${titleIn(title)}${afterTitle}` : body;
  return (facts) => {
    const { address, answers, title = null, drawn } = facts;
    const files = findFiles(address)?.entry ?? { js: [], css: [] };
    const [body, links] = [drawBody(title), linkStyles(files)];
    const shown = drawn ? drawIn(body, links, drawn) : `${body}${links}`;
    return `${drawHead(facts)}${linkScripts(files)}${shown}${answers ? dataIn(answers) : ''}${end}`;
  };
}

const INLINE_SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

/** The scripts that the built pages have in line, as the policy of pages names what it allows: by their hashes. */
export function listInlineScripts(dist: string | undefined): string[] {
  if (dist === undefined) return [];
  const pages = ['index.html', 'sign-in.html'].map((page) => path.join(dist, page)).filter((page) => existsSync(page));
  const scripts = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(INLINE_SCRIPT)]);
  const texts = [...scripts.map(([, script = '']) => script), WAIT_FOR_STYLES];
  const hashes = texts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(hashes)];
}
