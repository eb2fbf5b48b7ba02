import type { Plugin } from 'vite';
import { APP_FILES_ID } from '../src/app/signIn/appFilesId.ts';
import { filesBehind, filesOfPage, type Manifest } from './firstLoad.ts';

/** The page after the first step of signing in. */
const NEXT_PAGE = '/auth/pages/TwoFactorPage.tsx';
/** The areas in which the homes lie that signing in leads to. */
const AREAS = ['/areas/routes/player.ts', '/areas/routes/pro.ts'];

/** A built chunk, as far as this looks at it. */
interface BuiltChunk {
  fileName: string;
  /** The page whose entry it is. */
  facadeModuleId: string | null;
  moduleIds: string[];
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * The files that whoever signs in needs next, and that the page of signing in has not: those of the app, of the areas that it may lead
 * to, and of the second step.
 */
export function listAppFiles(chunks: readonly BuiltChunk[]): string[] {
  const manifest: Manifest = Object.fromEntries(
    chunks.map(({ fileName, imports, viteMetadata }) => [
      fileName,
      { file: fileName, imports, css: [...(viteMetadata?.importedCss ?? [])] },
    ]),
  );
  const find = (name: string, isIt: (chunk: BuiltChunk) => boolean | undefined): string => {
    const found = chunks.find(isIt);
    if (!found) throw new Error(`The build has no ${name}.`);
    return found.fileName;
  };
  const listFiles = (page: string): string[] =>
    Object.values(
      filesOfPage(
        manifest,
        find(page, ({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}`)),
      ),
    ).flat();
  const next = [...AREAS, NEXT_PAGE].map((module) =>
    find(module, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))),
  );
  const loaded = new Set(listFiles('sign-in.html'));
  const wanted = [...listFiles('index.html'), ...Object.values(filesBehind(manifest, next)).flat()];
  return [...new Set(wanted)].filter((file) => !loaded.has(file));
}

/** Names those files in the page of signing in, which has the browser fetch them while nobody waits for them. */
export function appFiles(): Plugin {
  return {
    name: 'fairway-app-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        if (!bundle || !path.endsWith('/sign-in.html')) return undefined;
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: APP_FILES_ID },
            children: JSON.stringify(listAppFiles(chunks).map((file) => `/${file}`)),
            injectTo: 'body',
          },
        ];
      },
    },
  };
}
