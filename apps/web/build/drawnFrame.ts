import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { dark, gray } from '../../../packages/ui/src/theme/tokens.ts';

const FOLDER = path.join(import.meta.dirname, '../frame');
const ROOT = '<div id="root"></div>';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const squeeze = (code: string): string => withoutComments(code).replaceAll(/\s+/g, ' ').trim();
/** Spaces between elements would be drawn, as would none of a stylesheet's around its signs. */
const squeezeHtml = (code: string): string => squeeze(code).replaceAll('> <', '><');
const squeezeCss = (code: string): string =>
  squeeze(code)
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':');

/** The colours of the theme, as the frame names them. */
const formatColours = (colours: Record<string, string | undefined>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--frame-${name}:${value};`)
    .join('');

const FONTS = path.join(import.meta.dirname, '../../../packages/ui/src/theme/fonts.css');
const FALLBACK_FACE = /@font-face \{[^}]*'Inter Fallback'[^}]*\}/g;
/** The faces of devices whose measures are set to those of the app's font: a title keeps its lines when the app draws it anew. */
const FACES = (readFileSync(FONTS, 'utf8').match(FALLBACK_FACE) ?? []).join('');
if (FACES === '') throw new Error(`${FONTS} has no faces for the time before the font.`);

const COLOURS =
  `html{${formatColours({ body: gray[0], surface: '#fff', line: gray[2], ink: gray[9] })}}` +
  `html[data-mantine-color-scheme="dark"]{${formatColours({ body: dark[8], surface: dark[7], line: dark[5], ink: dark[0] })}}`;

/** The stylesheets stand behind the frame, which is painted without them; scripts wait for them all the same. */
const putStylesBehind = (html: string): string => {
  const links = [...html.matchAll(STYLESHEET)].map(([link]) => link.trim());
  return html.replaceAll(STYLESHEET, '').replace('</body>', `${links.join('')}</body>`);
};

/** Puts an entry, of which `index.html` and `sign-in.html` name no more than their script, into the page that both have in common. */
export function commonPage(): Plugin {
  return {
    name: 'fairway-common-page',
    transformIndexHtml: { order: 'pre', handler: (entry) => read('page.html').replace('{{entry}}', entry.trim()) },
  };
}

/**
 * Draws the frame of the app into its page, with its style and what it has to know in line: the first paint comes with the page and
 * waits for no other file. The app takes its place when its own first page is ready.
 */
export function drawnFrame(): Plugin {
  return {
    name: 'fairway-drawn-frame',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path: page }) {
        const isApp = page.endsWith('/index.html');
        const frame = isApp ? squeezeHtml(read('app.html')) : '';
        const scripts = ['prepare.js', ...(isApp ? ['warm.js'] : [])];
        return {
          html: putStylesBehind(
            html.replace(ROOT, `<div id="root">${frame.replaceAll('{{logo}}', read('logo.svg').trim())}</div>`),
          ),
          tags: [
            { tag: 'style', children: COLOURS + squeezeCss(FACES + read('frame.css')), injectTo: 'head' },
            { tag: 'script', children: scripts.map((name) => squeeze(read(name))).join(' '), injectTo: 'head' },
          ],
        };
      },
    },
  };
}
