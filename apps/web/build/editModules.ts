import type { Plugin } from 'vite';

/** A plugin that changes modules in the build, where each page pays for what it loads; in development they stay as they are. */
export const editModules = (name: string, files: RegExp, edit: (code: string, id: string) => string): Plugin => ({
  name: `fairway-${name}`,
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: files }, handler: (code, id) => ({ code: edit(code, id), map: null }) },
});
