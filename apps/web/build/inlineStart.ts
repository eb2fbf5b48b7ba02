import type { Plugin } from 'vite';

/** Puts the few lines that start a built page into it: a file for them alone would cost a request. */
export function inlineStart(): Plugin {
  const inlined = new Set<string>();
  return {
    name: 'fairway-inline-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        // What loads something on demand is not yet written when the page is.
        if (!chunk || chunk.dynamicImports.length > 0) return html;
        const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
        const code = chunk.code.trim().replaceAll('"./', `"/${folder}`);
        const tag = new RegExp(`<script type="module"[^>]*src="/${chunk.fileName}"></script>`);
        if (!tag.test(html)) throw new Error(`The page does not load ${chunk.fileName}.`);
        inlined.add(chunk.fileName);
        return html.replace(tag, () => `<script type="module">${code}</script>`);
      },
    },
    generateBundle: {
      // Once the page and the manifest are written.
      order: 'post',
      handler(_options, bundle) {
        for (const file of inlined) delete bundle[file];
      },
    },
  };
}
