import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { ANY_PATH, findPage, findRoute, listLevels } from './modules.ts';
import { filesBehind, filesOfPage, type Manifest } from './firstLoad.ts';
import { namesSheet, SHEET_HOLDERS } from './sheets.ts';

/** What a page loads beside what every page of the app does. */
export interface PageFiles {
  js: string[];
  css: string[];
}

/** The address of a page, as URLPattern has it, by its route: `lessons/$id/change` is `/lessons/:id/change`; `_desk` is a layout without a part of it. */
export const toAddress = (route: string): string => {
  const parts = route.split('/').filter((part) => part !== 'index' && !part.startsWith('_'));
  return `/${parts.map((part) => part.replace(/^\$/, ':')).join('/')}`;
};

/** Without the sheets that another one holds: a layout asks for its own, and the page within it for one that has the same rules. */
const listNeeded = (css: readonly string[]): string[] =>
  css.filter(
    (file) =>
      !Object.entries(SHEET_HOLDERS).some(
        ([name, holder]) => namesSheet(file, name) && css.some((other) => namesSheet(other, holder)),
      ),
  );

/** What each page loads beside the app itself; `chunks` says which modules each file is made of. */
export function listPageFiles(
  manifest: Manifest,
  chunks: readonly { fileName: string; moduleIds: readonly string[] }[],
): Record<string, PageFiles> {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const app = filesOfPage(manifest, 'index.html');
  const listKeys = (find: typeof findPage): Map<string, string[]> => {
    const byRoute = new Map<string, string[]>();
    for (const { fileName, moduleIds } of chunks)
      for (const id of moduleIds) {
        const route = find(id);
        const key = keys.get(fileName);
        if (route !== null && key !== undefined) byRoute.set(route, [...(byRoute.get(route) ?? []), key]);
      }
    return byRoute;
  };
  const [byPage, byRoute] = [listKeys(findPage), listKeys(findRoute)];
  // Any path at all has no address.
  const routes = [...byPage.keys()].filter((route) => route !== ANY_PATH);
  const pages = routes.map((route): [string, PageFiles] => {
    const levels = listLevels(route);
    // The routes of its area are not the app's.
    const { js, css } = filesBehind(
      manifest,
      [byRoute, byPage].flatMap((keys) => levels.flatMap((level) => keys.get(level) ?? [])),
    );
    return [
      toAddress(route),
      {
        js: js.filter((file) => !app.js.includes(file)),
        css: listNeeded(css.filter((file) => !app.css.includes(file))),
      },
    ];
  });
  return Object.fromEntries(pages.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Writes which files each page loads, so that the server names them in the page: nothing waits for the app to run first. */
export function pageFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'fairway-page-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle({ dir }, bundle) {
      const folder = path.join(dir ?? config.build.outDir, '.vite');
      const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(listPageFiles(manifest, chunks)));
    },
  };
}
