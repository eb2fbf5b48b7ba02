import type { Plugin } from 'vite';
import { editModules } from './editModules.ts';
import { SHEET_HOLDERS, SHEET_ORDER } from './sheets.ts';

const PRELOAD = /vite\/preload-helper/;
const FORGET = /(\(err\) => \{\s*)seen\[href\] = (?:void 0|undefined);(\s*throw err;)/;
const REFUSE = /(if \(e\.type === "error"\) )(rej\()/;
const APPEND = 'document.head.appendChild(link);';
const HAS = /if \(\(isCss \? preloadedHrefs\.styles : preloadedHrefs\.all\)\.has\(dep\.href\)\) return;/;

/**
 * Puts the link of a stylesheet into the document: a sheet at its place among the sheets, and what comes on demand behind all that is there.
 * It runs in the browser, as it stands here: it can name nothing of this file.
 */
export function placeStyleLink(link: HTMLLinkElement, order: readonly string[]): void {
  const findPlace = ({ href }: HTMLLinkElement): number => {
    const place = order.findIndex((name) => href.includes(`/${name}-`));
    return place < 0 ? order.length : place;
  };
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const next = links.find((other) => findPlace(other) > findPlace(link));
  if (next) next.before(link);
  else document.body.appendChild(link);
}

/** Whether a sheet stands in the document that has all the rules of this one. It runs in the browser as well. */
export function isHeld(href: string, holders: Readonly<Record<string, string>>): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return Object.entries(holders).some(
    ([name, holder]) =>
      href.includes(`/${name}-`) && links.some((link) => link.sheet && link.href.includes(`/${holder}-`)),
  );
}

/** Has Vite ask for a stylesheet again that could not be had, put each where it belongs among the others, and leave out what another holds. */
export function orderStyleLinks(code: string): string {
  if (!FORGET.test(code) || !REFUSE.test(code) || !HAS.test(code) || !code.includes(APPEND))
    throw new Error('Vite loads what comes on demand otherwise now: see styleLinks.ts.');
  return code
    .replace(FORGET, '$1delete seen[href];$2')
    .replace(REFUSE, '$1link.remove(), $2')
    .replace(HAS, (has) => `${has}\nif ((${isHeld.toString()})(dep.href, ${JSON.stringify(SHEET_HOLDERS)})) return;`)
    .replace(APPEND, () => `(${placeStyleLink.toString()})(link, ${JSON.stringify(SHEET_ORDER)});`);
}

/**
 * A part that comes on demand brings its stylesheet. Where the line was lost on the way, Vite took it for loaded from then on, and drew the
 * part without it: a dialog lay under its own shade, until the document was loaded anew. And it put the sheet into the head, before those of
 * every page, which stand behind the frame (drawnFrame.ts) and so had the last word: the actions of a menu lost their padding to that of any
 * button. A sheet that came after what was loaded on demand would have the last word in the same way.
 */
export const styleLinks = (): Plugin => editModules('style-links', PRELOAD, orderStyleLinks);
