import type { Plugin } from 'vite';
import { editModules } from './editModules.ts';

const PRELOAD = /vite\/preload-helper/;
const FORGET = /(\(err\) => \{\s*)seen\[href\] = (?:void 0|undefined);(\s*throw err;)/;
const REFUSE = /(if \(e\.type === "error"\) )(rej\()/;
const APPEND = 'document.head.appendChild(link)';

/** Has Vite ask for a stylesheet again that could not be had, and put each behind those that came with the page. */
export function orderStyleLinks(code: string): string {
  if (!FORGET.test(code) || !REFUSE.test(code) || !code.includes(APPEND))
    throw new Error('Vite loads what comes on demand otherwise now: see styleLinks.ts.');
  return code
    .replace(FORGET, '$1delete seen[href];$2')
    .replace(REFUSE, '$1link.remove(), $2')
    .replace(APPEND, 'document.body.appendChild(link)');
}

/**
 * A part that comes on demand brings its stylesheet. Where the line was lost on the way, Vite took it for loaded from then on, and drew the
 * part without it: a dialog lay under its own shade, until the document was loaded anew. And it put the sheet into the head, before those of
 * every page, which stand behind the frame (drawnFrame.ts) and so had the last word: the actions of a menu lost their padding to that of any
 * button.
 */
export const styleLinks = (): Plugin => editModules('style-links', PRELOAD, orderStyleLinks);
