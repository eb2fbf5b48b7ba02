import type { Plugin } from 'vite';
import { editModules } from './editModules.ts';

const PRELOAD = /vite\/preload-helper/;
const FORGET = /(\(err\) => \{\s*)seen\[href\] = (?:void 0|undefined);(\s*throw err;)/;
const REFUSE = /(if \(e\.type === "error"\) )(rej\()/;

/** Has Vite ask for a stylesheet again that could not be had. */
export function forgetLostStyles(code: string): string {
  if (!FORGET.test(code) || !REFUSE.test(code))
    throw new Error('Vite loads what comes on demand otherwise now: see retryStyles.ts.');
  return code.replace(FORGET, '$1delete seen[href];$2').replace(REFUSE, '$1link.remove(), $2');
}

/**
 * A part that comes on demand brings its stylesheet. Where the line was lost on the way, Vite took it for loaded from then on, and drew the
 * part without it: a dialog lay under its own shade, until the document was loaded anew.
 */
export const retryStyles = (): Plugin => editModules('retry-styles', PRELOAD, forgetLostStyles);
